import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Features: notices", .timeLimit(.minutes(1)))
@MainActor
struct NoticeTests {
  let clock = ManualClock()

  @Test("A notice with the same identity replaces the one that stands")
  func replaced() async {
    let clock = clock
    // docs: notices
    let notices = NoticeCenter(clock: clock)
    notices.show(Notice(.success, title: "1 book saved", id: "saved"))
    notices.show(Notice(.success, title: "2 books saved", id: "saved"))
    // docs: end
    #expect(notices.visible.map(\.title) == ["2 books saved"])
    await clock.advance(by: .seconds(4))
    await until { notices.visible.isEmpty }
  }

  @Test("A notice follows work from its start to how it ended")
  func tracked() async throws {
    let notices = NoticeCenter(clock: clock)
    let library = Library()
    let task = Task {
      // docs: tracked-notice
      try await notices.track("import", working: "Importing") { _ in
        try await library.books()
      } succeeded: { books in
        Notice(.success, title: "Imported \(books.count) books")
      }
      // docs: end
    }
    let call = await library.answers.call(1)
    #expect(notices.visible.map(\.title) == ["Importing"])
    call.succeed([.emma])
    _ = try await task.value
    #expect(notices.visible.map(\.title) == ["Imported 1 books"])
  }

  @Test("The time of a notice stands still while it is touched or the app is away")
  func paused() async {
    let notices = NoticeCenter(clock: clock)
    let id = notices.show(Notice(.success, title: "Saved"))
    // docs: notice-pause
    notices.pause(for: .touched(id))
    // docs: end
    await clock.advance(by: .seconds(60))
    #expect(notices.visible.count == 1)
    notices.resume(from: .touched(id))
    await clock.advance(by: .seconds(4))
    await until { notices.visible.isEmpty }
  }

  @Test("Each notice is spoken once, by whichever host asks first")
  func spoken() {
    let notices = NoticeCenter(clock: clock)
    notices.show(Notice(.failure, title: "Not saved"))
    // docs: notice-spoken
    let announcements = notices.takeAnnouncements()
    // docs: end
    #expect(announcements.map(\.text) == ["Not saved"])
    #expect(announcements.map(\.isUrgent) == [true])
    #expect(notices.takeAnnouncements().isEmpty)
  }
}

import FeedbackStates
import FeedbackStatesTesting
import Testing

@MainActor
@Suite("Notices bound to work")
struct NoticeTrackingTests {
  let clock = ManualClock()
  let center: NoticeCenter
  let gate = Gate<Int>()

  init() {
    center = NoticeCenter(clock: clock)
  }

  private func track() -> Task<Int, any Error> {
    Task {
      try await center.track("import", working: "Importing") { progress in
        progress(0.5)
        return try await gate.run()
      } succeeded: { count in
        Notice(.success, title: "Imported \(count)")
      }
    }
  }

  @Test("Working turns into done in place, and done leaves by itself")
  func success() async throws {
    let task = track()
    let call = await gate.call(1)
    #expect(center.visible.map(\.kind) == [.working(progress: 0.5)])
    await clock.advance(by: .seconds(600))
    #expect(center.visible.map(\.title) == ["Importing"])
    call.succeed(3)
    #expect(try await task.value == 3)
    #expect(center.visible.map(\.title) == ["Imported 3"])
    #expect(center.visible.map(\.id) == ["import"])
    await clock.advance(by: .seconds(4))
    #expect(center.visible.isEmpty)
  }

  @Test("Working turns into failed in place, and failed stays")
  func failure() async {
    let task = track()
    await gate.call(1).fail(Failure())
    await #expect(throws: Failure()) { try await task.value }
    #expect(center.visible.map(\.id) == ["import"])
    #expect(center.visible.map(\.kind) == [.failure])
    await clock.advance(by: .seconds(600))
    #expect(center.visible.count == 1)
  }

  @Test("A cancellation leaves nothing behind")
  func cancellation() async {
    let task = track()
    _ = await gate.call(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(center.visible.isEmpty)
  }

  @Test("After its notice was dismissed, a success is silent and a failure is told")
  func dismissedMeanwhile() async throws {
    var task = track()
    var call = await gate.call(1)
    center.dismiss("import")
    call.succeed(1)
    _ = try await task.value
    #expect(center.visible.isEmpty)
    task = track()
    call = await gate.call(2)
    center.dismiss("import")
    call.fail(Failure())
    _ = await task.result
    #expect(center.visible.map(\.kind) == [.failure])
  }

  @Test("Progress that is reported late does not bring the working notice back")
  func lateProgress() async throws {
    var report: (@MainActor @Sendable (Double) -> Void)?
    try await center.track("import", working: "Importing") { progress in
      report = progress
    } succeeded: { _ in
      Notice(.success, title: "Done")
    }
    report?(0.9)
    #expect(center.visible.map(\.title) == ["Done"])
    #expect(center.history.map(\.notice.title) == ["Importing"])
  }
}

import FeedbackStates
import FeedbackStatesTesting
import Testing

@MainActor
@Suite("Notices")
struct NoticeCenterTests {
  let clock = ManualClock()
  let center: NoticeCenter

  init() {
    center = NoticeCenter(policy: NoticePolicy(timedLimit: 1), clock: clock)
  }

  private func timed(_ id: Notice.ID, _ kind: Notice.Kind = .information) -> Notice {
    Notice(kind, title: "\(id)", id: id, lifetime: .timed(.seconds(4)))
  }

  private var shown: [Notice.ID] { center.visible.map(\.id) }

  @Test("A notice goes when its time is over, and not before")
  func expires() async {
    center.show(timed("a"))
    await clock.advance(by: .milliseconds(3999))
    #expect(shown == ["a"])
    await clock.advance(by: .milliseconds(1))
    #expect(shown == [])
    #expect(center.history.map(\.ending) == [.expired])
  }

  @Test("The second notice is shown after the first, not lost")
  func second() async {
    center.show(timed("a"))
    center.show(timed("b"))
    #expect(shown == ["a"])
    #expect(center.waiting.map(\.id) == ["b"])
    await clock.advance(by: .seconds(4))
    #expect(shown == ["b"])
    await clock.advance(by: .seconds(4))
    #expect(shown == [])
  }

  @Test("The same identity is replaced in place and its time begins anew")
  func replaced() async {
    center.show(timed("a"))
    await clock.advance(by: .seconds(3))
    var other = timed("a")
    other.title = "changed"
    center.show(other)
    await clock.advance(by: .seconds(3))
    #expect(center.visible.map(\.title) == ["changed"])
    await clock.advance(by: .seconds(1))
    #expect(shown == [])
  }

  @Test("Shown again while it leaves, a notice stays for its whole time")
  func shownWhileLeaving() async {
    center.show(timed("a"))
    await clock.advance(by: .seconds(2))
    center.dismiss("a")
    center.show(timed("a"))
    await clock.advance(by: .milliseconds(3999))
    #expect(shown == ["a"])
    await clock.advance(by: .milliseconds(1))
    #expect(shown == [])
  }

  @Test("Hiding right after showing is honoured, and nothing is spoken")
  func hiddenAtOnce() async {
    center.show(timed("a"))
    center.dismiss("a")
    #expect(shown == [])
    #expect(center.takeAnnouncements().isEmpty)
    center.show(timed("b"))
    center.show(timed("c"))
    center.dismiss("c")
    await clock.advance(by: .seconds(4))
    #expect(shown == [])
  }

  @Test("A banner that stays does not block the others")
  func permanent() async {
    center.show(Notice(.failure, title: "failed", id: "stays"))
    center.show(timed("a"))
    center.show(timed("b"))
    #expect(shown == ["stays", "a"])
    await clock.advance(by: .seconds(8))
    #expect(shown == ["stays"])
  }

  @Test("A failure stays until it is dismissed")
  func failureStays() async {
    center.show(Notice(FailureDescription(.timeout, strings: .localized(languageTag: "en"))))
    await clock.advance(by: .seconds(86_400))
    #expect(center.visible.map(\.kind) == [.failure])
  }

  @Test(
    "The time stands still while a notice is touched or focused or the app is in the background",
    arguments: [NoticePause.touched("a"), .focused("a"), .background])
  func paused(reason: NoticePause) async {
    center.show(timed("a"))
    await clock.advance(by: .seconds(3))
    center.pause(for: reason)
    await clock.advance(by: .seconds(600))
    #expect(shown == ["a"])
    center.resume(from: reason)
    await clock.advance(by: .milliseconds(999))
    #expect(shown == ["a"])
    await clock.advance(by: .milliseconds(1))
    #expect(shown == [])
  }

  @Test("The time goes on only when every reason is gone; one of a dismissed notice goes with it")
  func reasons() async {
    center.show(timed("a"))
    center.show(Notice(.failure, title: "failed", id: "b"))
    center.pause(for: .background)
    center.pause(for: .touched("b"))
    center.resume(from: .background)
    await clock.advance(by: .seconds(10))
    #expect(shown.contains("a"))
    // The finger is never lifted from a notice that is gone.
    center.dismiss("b")
    await clock.advance(by: .seconds(4))
    #expect(shown == [])
    center.pause(for: .touched("b"))
    center.show(timed("c"))
    await clock.advance(by: .seconds(4))
    #expect(shown == [])
  }

  @Test("A more important notice takes the place once the other was seen for a second")
  func severity() async {
    center.show(timed("a"))
    await clock.advance(by: .milliseconds(500))
    center.show(timed("warning", .warning))
    #expect(shown == ["a"])
    await clock.advance(by: .milliseconds(500))
    #expect(shown == ["warning"])
  }

  @Test("A backlog does not play on: the oldest and least important that wait are dropped")
  func backlog() async {
    let center = NoticeCenter(policy: NoticePolicy(timedLimit: 1, waitingLimit: 2), clock: clock)
    for id in ["a", "b", "c", "d", "e"] { center.show(timed(Notice.ID(id))) }
    #expect(center.visible.map(\.id) == ["a"])
    #expect(center.waiting.map(\.id) == ["d", "e"])
    #expect(center.history.map(\.ending) == [.dropped, .dropped])
  }

  @Test("A notice that is dropped while it is held takes its hold on the timers with it")
  func droppedWhileHeld() async {
    let center = NoticeCenter(policy: NoticePolicy(timedLimit: 1, waitingLimit: 1), clock: clock)
    center.show(timed("a"))
    center.show(timed("b"))
    center.pause(for: .focused("b"))
    center.show(timed("c", .success))
    #expect(center.history.map(\.notice.id) == ["b"])
    await clock.advance(by: .seconds(8))
    #expect(center.visible.isEmpty)
  }

  @Test("The history is bounded")
  func history() {
    let center = NoticeCenter(policy: NoticePolicy(historyLimit: 3), clock: clock)
    for number in 1...10 {
      center.show(timed(Notice.ID("\(number)")))
      center.dismiss(Notice.ID("\(number)"))
    }
    #expect(center.history.map(\.notice.title) == ["8", "9", "10"])
  }

  @Test("Each text is spoken once, when it is shown; a changed text is spoken again")
  func spoken() async {
    center.show(timed("a"))
    center.show(timed("b"))
    #expect(center.takeAnnouncements().map(\.text) == ["a"])
    #expect(center.takeAnnouncements().isEmpty)
    center.show(timed("a"))
    #expect(center.takeAnnouncements().isEmpty)
    let number = center.lastAnnouncementID
    await clock.advance(by: .seconds(4))
    #expect(center.lastAnnouncementID > number)
    #expect(center.takeAnnouncements().map(\.text) == ["b"])
    var changed = timed("b")
    changed.title = "other"
    center.show(changed)
    #expect(center.takeAnnouncements().map(\.text) == ["other"])
  }

  @Test("A failure may interrupt what is being spoken, a success may not")
  func urgency() {
    center.show(Notice(.success, title: "saved"))
    center.show(Notice(.failure, title: "failed"))
    #expect(center.takeAnnouncements().map(\.isUrgent).sorted { !$0 && $1 } == [false, true])
  }

  @Test("What the action of a notice captured is let go with the notice, not kept in the history")
  func actionReleased() {
    final class Model: Sendable {}
    var model: Model? = Model()
    weak let released = model
    center.show(
      Notice(
        .failure, title: "failed", id: "a",
        action: NoticeAction("Undo") { [model] in _ = model }))
    model = nil
    #expect(released != nil)
    center.dismiss("a")
    #expect(center.history.map(\.notice.title) == ["failed"])
    #expect(released == nil)
  }

  @Test("The center is let go while a timer runs")
  func lifetime() async {
    var other: NoticeCenter? = NoticeCenter(clock: clock)
    weak let released = other
    other?.show(timed("a"))
    await clock.waitForSleepers()
    other = nil
    await settle()
    #expect(released == nil)
    #expect(clock.sleepersCount == 0)
  }
}

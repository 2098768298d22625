import FeedbackStates
import FeedbackStatesTesting
import Testing

private struct Denied: CausedFailure, Equatable {
  var failureCause: FailureCause { .permissionDenied }
}

@MainActor
@Suite("The failures of a scene")
struct FailureCenterTests {
  let center = FailureCenter(strings: .localized(languageTag: "en"))
  let asked = FailureSituation(isContentVisible: true, isAskedFor: true)
  let unasked = FailureSituation(isContentVisible: true, isAskedFor: false)

  @Test("Five loads without a network make one banner, which leaves when the network is back")
  func offline() async {
    var restarted: [Int] = []
    for number in 0..<5 {
      let situation = FailureSituation(isContentVisible: number % 2 == 0, isAskedFor: false)
      let surface = center.report(OfflineError(), from: number, in: situation) {
        restarted.append(number)
      }
      #expect(surface == .banner)
    }
    #expect(center.banners.count == 1)
    #expect(center.banners[0].sources.count == 5)
    let connectivity = SettableConnectivity(isOnline: false)
    center.follow(connectivity)
    await settle()
    #expect(center.banners.count == 1)
    connectivity.isOnline = true
    await settle()
    #expect(center.banners.isEmpty)
    #expect(restarted == [0, 1, 2, 3, 4])
  }

  @Test("The shared banner leaves when each of its loads went well")
  func resolvedOneByOne() {
    for number in 0..<3 { center.report(OfflineError(), from: number, in: unasked) }
    center.resolve(0)
    center.resolve(1)
    #expect(center.banners.count == 1)
    center.resolve(2)
    #expect(center.banners.isEmpty)
  }

  @Test("What the person asked for offline is told to them, although a banner stands")
  func askedWhileOffline() {
    center.report(OfflineError(), from: "list", in: unasked)
    #expect(center.report(OfflineError(), from: "save", in: asked) == .alert)
    #expect(center.alert != nil)
  }

  @Test("The same failure again is the same banner; another one takes its place")
  func again() {
    center.report(Failure(), from: "sync", in: unasked)
    let first = center.banners
    center.report(Failure(), from: "sync", in: unasked)
    #expect(center.banners == first)
    center.report(Denied(), from: "sync", in: unasked)
    #expect(center.banners.map(\.description.cause) == [.permissionDenied])
  }

  @Test("A failure is on one surface: a full-screen one of the same work ends its banner")
  func oneSurface() {
    center.report(Failure(), from: "books", in: unasked)
    let surface = center.report(
      Failure(), from: "books", in: FailureSituation(isContentVisible: false, isAskedFor: true))
    #expect(surface == .fullScreen)
    #expect(center.banners.isEmpty)
    #expect(center.alert == nil)
  }

  @Test("A cancellation is no failure")
  func cancellation() {
    center.report(Failure(), from: "books", in: unasked)
    #expect(center.report(CancellationError(), from: "books", in: asked) == nil)
    #expect(center.banners.isEmpty)
    #expect(center.alert == nil)
  }

  @Test(
    "An alert waits while something else is presented or the app is in the background",
    arguments: [AlertBlocker.presenterBusy, .background, .custom("tour")])
  func waits(blocker: AlertBlocker) {
    center.block(blocker)
    center.report(Denied(), from: "save", in: asked)
    #expect(center.alert == nil)
    #expect(center.waitingAlertCount == 1)
    center.unblock(blocker)
    #expect(center.alert?.description.cause == .permissionDenied)
  }

  @Test("An alert that lost its presenter is presented again")
  func lostPresentation() throws {
    center.report(Denied(), from: "save", in: asked)
    let alert = try #require(center.alert)
    center.block(.presenterBusy)
    center.presentationFailed(alert)
    #expect(center.alert == nil)
    center.unblock(.presenterBusy)
    #expect(center.alert == alert)
  }

  @Test("A second alert waits for the first to be read")
  func queue() throws {
    center.report(Denied(), from: "save", in: asked)
    center.report(Failure(), from: "sync", in: asked)
    #expect(center.waitingAlertCount == 1)
    center.dismiss(try #require(center.alert))
    #expect(center.alert?.description.cause == .unknown)
    center.dismiss(try #require(center.alert))
    #expect(center.alert == nil)
  }

  @Test("A waiting alert whose work went well meanwhile is not shown any more")
  func resolvedWhileWaiting() {
    center.block(.background)
    center.report(Failure(), from: "save", in: asked)
    center.resolve("save")
    center.unblock(.background)
    #expect(center.alert == nil)
  }

  @Test("Trying again starts everything that the failure stopped; the alert leaves")
  func retry() throws {
    var started: [String] = []
    for name in ["a", "b"] {
      center.report(Failure(), from: name, in: asked) { started.append(name) }
    }
    let alert = try #require(center.alert)
    #expect(center.canRetry(alert))
    center.retry(alert)
    #expect(started == ["a", "b"])
    #expect(center.alert == nil)
  }

  @Test("Where trying again cannot help it is not offered")
  func permanent() throws {
    center.report(Denied(), from: "save", in: asked) {}
    #expect(!center.canRetry(try #require(center.alert)))
  }

  @Test("What a way to try again captured is let go when the failure was read")
  func retryReleased() throws {
    final class Model {}
    var model: Model? = Model()
    weak let released = model
    center.report(Failure(), from: "save", in: asked) { [model] in _ = model }
    model = nil
    #expect(released != nil)
    center.dismiss(try #require(center.alert))
    #expect(released == nil)
  }

  @Test("Listening to the connection does not keep the center alive")
  func lifetime() async {
    let connectivity = SettableConnectivity(isOnline: true)
    var other: FailureCenter? = FailureCenter()
    weak let released = other
    other?.follow(connectivity)
    await settle()
    other = nil
    await settle()
    #expect(released == nil)
  }
}

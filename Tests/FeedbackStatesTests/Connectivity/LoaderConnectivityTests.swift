import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Waiting for the network", .timeLimit(.minutes(1)))
@MainActor
struct LoaderConnectivityTests {
  let connectivity = SettableConnectivity()

  private func fixture(_ adjust: (inout LoaderOptions) -> Void = { _ in }) -> LoaderFixture {
    LoaderFixture {
      $0.connectivity = connectivity
      adjust(&$0)
    }
  }

  @Test("without a connection nothing is asked; it is neither failure, spinner nor empty")
  func waits() async {
    connectivity.isOnline = false
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.clock.advance(by: .seconds(20))
    #expect(fixture.loader.activity == .waitingForNetwork)
    #expect(fixture.loader.state == .loading)
    #expect(!fixture.loader.indicator.phase.isVisible)
    #expect(fixture.gate.callCount == 0)
  }

  @Test("it goes on by itself when the connection is there")
  func resumes() async {
    connectivity.isOnline = false
    let fixture = fixture()
    fixture.start { $0.load() }
    connectivity.isOnline = true
    await fixture.gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
  }

  @Test("a load that loses the connection waits for it instead of failing, and uses up no retry")
  func lostMeanwhile() async {
    let fixture = fixture { $0.retry = RetryPolicy(maximumRetries: 1, jitter: .none) }
    fixture.start { $0.load() }
    let call = await fixture.gate.call(1)
    connectivity.isOnline = false
    call.fail(OfflineError())
    await fixture.transcript.wait(for: "waiting for network")
    connectivity.isOnline = true
    await fixture.gate.call(2).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 1 s (1 of 1)")
  }

  @Test("an error that no connection would mend is shown, online or not")
  func permanentOffline() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    let call = await fixture.gate.call(1)
    connectivity.isOnline = false
    call.fail(PlainError.notFound)
    await fixture.transcript.wait(for: "failure")
  }

  @Test("a countdown makes way when the connection goes")
  func countdownStops() async {
    let fixture = fixture { $0.retry = .exponential(retries: 3) }
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 1 s")
    connectivity.isOnline = false
    await fixture.transcript.wait(for: "waiting for network")
    await fixture.clock.advance(by: .seconds(60))
    #expect(fixture.gate.callCount == 1)
  }

  @Test("a failure for want of a connection does not stay when the connection is back")
  func failureGoes() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    // The error comes before the path monitor notices.
    await fixture.gate.call(1).fail(OfflineError())
    await fixture.transcript.wait(for: "failure")
    connectivity.isOnline = false
    await settle()
    connectivity.isOnline = true
    await fixture.gate.call(2).succeed([1])
    await fixture.transcript.wait(for: "success")
  }

  @Test("a failed refresh for want of a connection is made good when it is back")
  func refreshMadeGood() async {
    let fixture = fixture()
    await fixture.loaded([1])
    fixture.start { $0.refresh() }
    await fixture.gate.call(2).fail(OfflineError())
    await fixture.transcript.wait(for: "refresh failed")
    connectivity.isOnline = false
    await settle()
    connectivity.isOnline = true
    await fixture.gate.call(3).succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    #expect(fixture.loader.refreshFailure == nil)
  }

  @Test("other failures are not asked again when the connection changes")
  func otherFailuresStay() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(PlainError.notFound)
    await fixture.transcript.wait(for: "failure")
    connectivity.isOnline = false
    await settle()
    connectivity.isOnline = true
    await settle()
    #expect(fixture.gate.callCount == 1)
  }

  @Test("a person may try in spite of the monitor")
  func tryAnyway() async {
    connectivity.isOnline = false
    let fixture = fixture()
    fixture.start { $0.load() }
    fixture.start { $0.retry() }
    await fixture.gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
  }

  @Test("waiting can be cancelled and leaves no error")
  func cancel() {
    connectivity.isOnline = false
    let fixture = fixture()
    fixture.start { $0.load() }
    fixture.start { $0.cancel() }
    #expect(fixture.loader.state == .notInitiated)
    #expect(fixture.loader.activity == .idle)
  }

  @Test("listening to the network does not keep a loader alive")
  func freed() async {
    weak var weakLoader: Loader<[Int]>?
    do {
      let options = LoaderOptions(connectivity: connectivity)
      let loader = Loader<[Int]>(options: options) { [1] }
      weakLoader = loader
      await settle()
    }
    #expect(weakLoader == nil)
  }
}

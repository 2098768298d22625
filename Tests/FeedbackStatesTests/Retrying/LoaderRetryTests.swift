import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Retries of a loader", .timeLimit(.minutes(1)))
@MainActor
struct LoaderRetryTests {
  private func fixture(retries: Int = 3) -> LoaderFixture {
    LoaderFixture {
      $0.retry = RetryPolicy(maximumRetries: retries, initialDelay: .seconds(4), jitter: .none)
    }
  }

  @Test("nothing is tried again unless a policy says so")
  func off() async {
    let fixture = LoaderFixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "failure")
    await fixture.clock.advance(by: .seconds(600))
    #expect(fixture.gate.callCount == 1)
  }

  @Test("the wait counts down in view: trying again in 4 s (1 of 3)")
  func countdown() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 4 s")
    #expect(fixture.loader.state == .loading)
    await fixture.clock.advance(by: .seconds(4))
    await fixture.gate.call(2).succeed([1])
    await fixture.transcript.wait(for: "success")
    #expect(
      fixture.transcript.lines == [
        "0 ms: loading", "0 ms: trying again in 4 s (1 of 3)", "300 ms: spinner",
        "1000 ms: trying again in 3 s (1 of 3)", "2000 ms: trying again in 2 s (1 of 3)",
        "3000 ms: trying again in 1 s (1 of 3)", "4000 ms: spinner: still working",
        "4000 ms: success([1])", "4000 ms: spinner gone",
      ])
  }

  @Test("while paused no attempt comes by itself; one that was due begins when it goes on")
  func paused() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 4 s")
    fixture.loader.isPaused = true
    await fixture.clock.advance(by: .seconds(600))
    #expect(fixture.gate.callCount == 1)
    fixture.loader.isPaused = false
    await fixture.gate.call(2).succeed([1])
    await fixture.transcript.wait(for: "success")
  }

  @Test("a load that is asked for while paused begins, and a missed attempt is not repeated")
  func pausedAndAsked() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 4 s")
    fixture.loader.isPaused = true
    await fixture.clock.advance(by: .seconds(600))
    fixture.start { $0.retry() }
    await fixture.gate.call(2).succeed([1])
    await fixture.transcript.wait(for: "success")
    fixture.loader.isPaused = false
    await settle()
    #expect(fixture.gate.callCount == 2)
  }

  @Test("when all attempts have failed the last error is shown")
  func exhausted() async {
    let fixture = fixture(retries: 1)
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 4 s")
    await fixture.clock.advance(by: .seconds(4))
    await fixture.gate.call(2).fail(Busy(retryAfter: .seconds(1)))
    await fixture.transcript.wait(for: "failure")
    #expect(fixture.loader.state == .failure(Busy(retryAfter: .seconds(1))))
    await fixture.clock.advance(by: .seconds(600))
    #expect(fixture.gate.callCount == 2)
  }

  @Test("an error that stays ends it at once")
  func permanent() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(PlainError.notFound)
    await fixture.transcript.wait(for: "failure")
    #expect(fixture.loader.activity == .idle)
  }

  @Test("try now begins the next attempt at once and does not start the count anew")
  func tryNow() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 4 s (1 of 3)")
    fixture.start { $0.retry() }
    #expect(fixture.loader.activity == .working)
    await fixture.gate.call(2).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 8 s (2 of 3)")
    #expect(fixture.gate.callCount == 2)
  }

  @Test("asking again and again does not restart the count for ever")
  func reloadKeepsCount() async {
    let fixture = fixture(retries: 2)
    fixture.start { $0.load() }
    for call in 1...2 {
      await fixture.gate.call(call).fail(Busy())
      await fixture.transcript.wait(for: "trying again in \(4 * call) s (\(call) of 2)")
      fixture.start { $0.reload() }
    }
    await fixture.gate.call(3).fail(Busy())
    await fixture.transcript.wait(for: "failure")
  }

  @Test("nothing is tried after a cancellation, and the reason of the failure is kept")
  func cancelled() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 4 s")
    fixture.start { $0.cancel() }
    #expect(fixture.loader.state == .notInitiated)
    #expect(fixture.loader.lastFailure as? Busy == Busy())
    await fixture.clock.advance(by: .seconds(600))
    #expect(fixture.gate.callCount == 1)
  }

  @Test("an attempt that is cancelled is the end, not a reason to try again")
  func cancelledAttempt() async {
    let fixture = fixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).cancel()
    await fixture.transcript.wait(for: "notInitiated")
    await fixture.clock.advance(by: .seconds(600))
    #expect(fixture.gate.callCount == 1)
  }

  @Test("a loader that is gone tries nothing")
  func ownerGone() async {
    let clock = ManualClock()
    let gate = Gate<[Int]>()
    let start = {
      let options = LoaderOptions(retry: .exponential(retries: 3), clock: clock)
      let loader = Loader(options: options) { try await gate.run() }
      loader.load()
      return loader
    }
    var loader: Loader<[Int]>? = start()
    await gate.call(1).fail(Busy())
    await clock.waitForSleepers()
    #expect(loader?.activity.retryWait != nil)
    loader = nil
    await clock.advance(by: .seconds(60))
    #expect(gate.callCount == 1)
    #expect(clock.sleepersCount == 0)
  }

  @Test("a refresh keeps content while it waits to try again")
  func refresh() async {
    let fixture = fixture()
    await fixture.loaded([1])
    fixture.start { $0.refresh() }
    await fixture.gate.call(2).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 4 s")
    #expect(fixture.loader.state == .success([1]))
    #expect(fixture.loader.refreshFailure == nil)
  }
}

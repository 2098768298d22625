import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Tasks that wait for a load", .timeLimit(.minutes(1)))
@MainActor
struct LoaderWaiterTests {
  @Test("a task returns when the work is over")
  func returns() async {
    let fixture = LoaderFixture()
    let task = Task { await fixture.loader.load() }
    await fixture.gate.call(1).succeed([1])
    await task.value
    #expect(fixture.loader.state == .success([1]))
  }

  @Test("the last task that is cancelled cancels the work and restores the state")
  func lastWaiter() async {
    let fixture = LoaderFixture(ignoringCancellation: true)
    let task = Task { await fixture.loader.load() }
    let call = await fixture.gate.call(1)
    task.cancel()
    await task.value
    await call.waitForCancellation()
    #expect(fixture.loader.state == .notInitiated)
    call.succeed([1])
    await settle()
    #expect(fixture.loader.state == .notInitiated)
  }

  @Test("a task that is cancelled leaves the others alone, the first one too", arguments: [0, 1])
  func independentWaiters(cancelled: Int) async {
    let fixture = LoaderFixture()
    let first = Task { await fixture.loader.load() }
    let call = await fixture.gate.call(1)
    let second = Task { await fixture.loader.load() }
    await settle()
    let tasks = [first, second]
    tasks[cancelled].cancel()
    await tasks[cancelled].value
    #expect(!call.isCancelled)
    #expect(fixture.loader.state == .loading)
    call.succeed([1])
    await tasks[1 - cancelled].value
    #expect(fixture.loader.state == .success([1]))
    #expect(fixture.gate.callCount == 1)
  }

  @Test("work that the owner asked for outlives the tasks that joined it")
  func heldWork() async {
    let fixture = LoaderFixture()
    let task = Task { await fixture.loader.load() }
    let call = await fixture.gate.call(1)
    fixture.start { $0.load() }
    task.cancel()
    await task.value
    #expect(!call.isCancelled)
    #expect(fixture.loader.state == .loading)
  }

  @Test("a task that is cancelled before it asks starts nothing")
  func cancelledBefore() async {
    let fixture = LoaderFixture()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await fixture.loader.load()
    }
    await task.value
    #expect(fixture.loader.state == .notInitiated)
    #expect(fixture.gate.callCount == 0)
  }

  @Test("a refresh whose task is cancelled by a redraw goes on, and its content arrives")
  func refreshSurvivesRedraw() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    let pull = Task { await fixture.loader.refresh() }
    let call = await fixture.gate.call(2)
    pull.cancel()
    await pull.value
    #expect(!call.isCancelled)
    #expect(fixture.loader.isRefreshing)
    call.succeed([2])
    await fixture.transcript.wait(for: "success([2])")
  }

  @Test("a second pull during a refresh joins it, and both end")
  func secondPull() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    let pulls = [
      Task { await fixture.loader.refresh() }, Task { await fixture.loader.refresh() },
    ]
    await fixture.gate.call(2).succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    await fixture.clock.advance(by: .milliseconds(500))
    for pull in pulls { await pull.value }
    #expect(fixture.gate.callCount == 2)
  }

  @Test("a refresh answered at once still lasts as long as its indicator")
  func refreshDoesNotReturnInstantly() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    var isOver = false
    let pull = Task {
      await fixture.loader.refresh()
      isOver = true
    }
    await fixture.gate.call(2).succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    await fixture.clock.advance(by: .milliseconds(499))
    #expect(!isOver)
    await fixture.clock.advance(by: .milliseconds(1))
    await pull.value
    #expect(fixture.loader.refreshIndicator.phase == .idle)
  }

  @Test("a refresh that fails or is cancelled ends too", arguments: [true, false])
  func refreshAlwaysEnds(fails: Bool) async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    let pull = Task { await fixture.loader.refresh() }
    let call = await fixture.gate.call(2)
    if fails { call.fail(Failure()) } else { call.cancel() }
    await settle()
    await fixture.clock.advance(by: .milliseconds(500))
    await pull.value
    #expect(!fixture.loader.isRefreshing)
  }

  @Test("a task whose question is superseded returns")
  func superseded() async {
    let fixture = LoaderFixture()
    let gate = fixture.gate
    let task = Task { await fixture.loader.load(id: 1) { try await gate.run() } }
    _ = await gate.call(1)
    fixture.start { $0.load(id: 2) { try await gate.run() } }
    await task.value
    #expect(fixture.loader.state == .loading)
  }

  @Test("leaving while a retry is due makes no further attempt")
  func noRetryAfterLeaving() async {
    let fixture = LoaderFixture { $0.retry = .exponential(retries: 3) }
    let task = Task { await fixture.loader.load() }
    await fixture.gate.call(1).fail(Busy())
    await fixture.transcript.wait(for: "trying again in 1 s")
    task.cancel()
    await task.value
    await fixture.clock.advance(by: .seconds(60))
    #expect(fixture.gate.callCount == 1)
    #expect(fixture.loader.state == .notInitiated)
    #expect(fixture.loader.lastFailure as? Busy == Busy())
  }
}

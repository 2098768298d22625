import FeedbackStates
import FeedbackStatesTesting
import Testing

@MainActor
@Suite("Undo windows, serial scopes and rows")
struct UndoAndScopeTests {
  @Test("The work begins when the undo window has passed, and only then shows as running")
  func undoWindowPasses() async {
    let fixture = MutationFixture(undoWindow: .seconds(5))
    fixture.mutation.run("a")
    #expect(fixture.mutation.isBusy)
    #expect(!fixture.mutation.phase.isRunning)
    #expect(fixture.mutation.run("a") == .alreadyRunning)
    await fixture.clock.advance(by: .milliseconds(4999))
    #expect(fixture.gate.callCount == 0)
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(fixture.gate.callCount == 1)
    #expect(fixture.mutation.phase.isRunning)
    #expect(!fixture.mutation.undo())
  }

  @Test("What is undone in time is never begun")
  func undo() async {
    let fixture = MutationFixture(undoWindow: .seconds(5))
    fixture.mutation.run("a")
    await fixture.clock.advance(by: .seconds(4))
    #expect(fixture.mutation.undo())
    #expect(!fixture.mutation.isBusy)
    await fixture.clock.advance(by: .seconds(60))
    #expect(fixture.gate.callCount == 0)
  }

  @Test("Mutations of one scope run one after the other, and a failure stops nobody")
  func serial() async {
    let scope = SerialScope()
    let fixtures = (0..<3).map { _ in MutationFixture(scope: scope) }
    for fixture in fixtures { fixture.mutation.run("a") }
    await settle()
    #expect(fixtures.map(\.gate.callCount) == [1, 0, 0])
    #expect(fixtures.map(\.mutation.isBusy) == [true, true, true])
    await fixtures[0].gate.call(1).fail(Failure())
    await settle()
    #expect(fixtures.map(\.gate.callCount) == [1, 1, 0])
    // One that is called off while it waits or runs makes room.
    fixtures[1].mutation.cancel()
    await settle()
    #expect(fixtures.map(\.gate.callCount) == [1, 1, 1])
  }

  @Test("One that is called off while it waits for its turn is never begun")
  func cancelWhileWaiting() async {
    let scope = SerialScope()
    let fixtures = (0..<3).map { _ in MutationFixture(scope: scope) }
    for fixture in fixtures { fixture.mutation.run("a") }
    await settle()
    fixtures[1].mutation.cancel()
    await settle()
    #expect(scope.waitingCount == 1)
    await fixtures[0].gate.call(1).succeed(1)
    await settle()
    #expect(fixtures.map(\.gate.callCount) == [1, 0, 1])
  }

  @Test("Without a connection a line stands still, and goes on in order when there is one")
  func offlineQueue() async {
    let connectivity = SettableConnectivity(isOnline: false)
    let scope = SerialScope(connectivity: connectivity)
    let fixtures = (0..<3).map { _ in MutationFixture(scope: scope) }
    for fixture in fixtures { fixture.mutation.run("a") }
    await settle()
    #expect(fixtures.map(\.gate.callCount) == [0, 0, 0])
    #expect(fixtures.map(\.mutation.isBusy) == [true, true, true])
    #expect(scope.isWaitingForNetwork)
    // One that is called off while it waits is never begun.
    fixtures[1].mutation.cancel()
    connectivity.isOnline = true
    await settle()
    #expect(!scope.isWaitingForNetwork)
    #expect(fixtures.map(\.gate.callCount) == [1, 0, 0])
    // What has begun goes on when the connection is lost, and the next one waits for it again.
    connectivity.isOnline = false
    await fixtures[0].gate.call(1).fail(OfflineError())
    await settle()
    #expect(fixtures[0].mutation.phase.error is OfflineError)
    #expect(fixtures.map(\.gate.callCount) == [1, 0, 0])
    connectivity.isOnline = true
    await fixtures[2].gate.call(1).succeed(1)
    await settle()
    #expect(fixtures[2].mutation.phase.isSucceeded)
    #expect(fixtures[0].gate.callCount == 1)
  }

  @Test("Listening to the connection does not keep a line alive")
  func scopeReleased() async {
    let connectivity = SettableConnectivity()
    var scope: SerialScope? = SerialScope(connectivity: connectivity)
    weak let released = scope
    await settle()
    scope = nil
    await settle()
    #expect(released == nil)
  }

  @Test("One busy row blocks no other, and its state survives its view")
  func rows() async {
    let gate = Gate<Void>()
    // A success is shown for a while, which must not pass while the test runs.
    let clock = ManualClock()
    let rows = KeyedMutations<Int, Bool, Void> { _ in
      Mutation(clock: clock) { _, _ in try await gate.run() }
    }
    rows[1].run(true)
    #expect(rows[1].run(true) == .alreadyRunning)
    // Arrived before the other row starts: two calls from elsewhere come in any order.
    let first = await gate.call(1)
    #expect(rows[2].run(true) == nil)
    #expect(rows.busyIDs == [1, 2])
    first.fail(Failure())
    await gate.call(2).succeed(())
    await settle()
    #expect(!rows.isBusy)
    #expect(rows[1].phase.error is Failure)
    #expect(rows[2].phase.isSucceeded)
  }

  @Test("Rows at rest are let go; rows that are held, busy or failed are not")
  func sweep() async {
    let gate = Gate<Void>()
    let rows = KeyedMutations<Int, Bool, Void> { id in
      Mutation(success: .timed(.zero)) { _, _ in
        if id == 2 { throw Failure() }
        try await gate.run()
      }
    }
    let held = rows[0]
    rows[1].run(true)
    _ = await rows[2].perform(true)
    for id in 3..<10_000 { _ = rows[id] }
    #expect(rows.count < 300)
    #expect(rows[0] === held)
    #expect(rows[1].isBusy)
    #expect(rows[2].phase.error is Failure)
  }

  @Test("A forgotten row is not busy any more, and its late end changes nothing")
  func forget() async {
    let gate = Gate<Void>()
    // A success is shown for a while, which must not pass while the test runs.
    let clock = ManualClock()
    let rows = KeyedMutations<Int, Bool, Void> { _ in
      Mutation(clock: clock) { _, _ in try await gate.run() }
    }
    let row = rows[1]
    row.run(true)
    rows.forget(1)
    #expect(!rows.isBusy)
    await gate.call(1).succeed(())
    await settle()
    #expect(row.phase.isSucceeded)
    #expect(!rows.isBusy)
    #expect(rows.count == 0)
  }
}

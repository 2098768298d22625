import FeedbackStates
import FeedbackStatesTesting
import Observation
import Testing

/// A mutation whose calls end when the test says so, and what its operation was told.
@MainActor
final class MutationFixture {
  let clock = ManualClock()
  let gate: Gate<Int>
  private(set) var contexts: [MutationContext] = []
  private(set) var mutation: Mutation<String, Int>

  init(
    success: SuccessHold = .standard, undoWindow: Duration? = nil, scope: SerialScope? = nil,
    ignoringCancellation: Bool = false
  ) {
    let gate = Gate<Int>(onCancellation: ignoringCancellation ? .isIgnored : .throwsError)
    self.gate = gate
    mutation = Mutation(success: success, undoWindow: undoWindow, scope: scope, clock: clock) {
      _, _ in try await gate.run()
    }
    mutation.operation = { [weak self] _, context in
      self?.contexts.append(context)
      return try await gate.run()
    }
  }

  func fail(_ input: String) async {
    let number = gate.callCount + 1
    mutation.run(input)
    await gate.call(number).fail(Failure())
    await settle()
  }

  func succeed(_ input: String) async {
    let number = gate.callCount + 1
    mutation.run(input)
    await gate.call(number).succeed(1)
    await settle()
  }
}

@MainActor
@Suite("A mutation")
struct MutationTests {
  @Test("A second start in the same turn is refused, and the work is done once")
  func doubleStart() async {
    let fixture = MutationFixture()
    #expect(fixture.mutation.run("a") == nil)
    #expect(fixture.mutation.phase.isRunning)
    #expect(fixture.mutation.run("a") == .alreadyRunning)
    #expect(fixture.mutation.run("b") == .alreadyRunning)
    await fixture.gate.call(1).succeed(7)
    await settle()
    #expect(fixture.gate.callCount == 1)
    #expect(fixture.mutation.phase.output == 7)
  }

  @Test("The second click of a double click that comes after a quick success is refused")
  func clickAfterQuickSuccess() async {
    let fixture = MutationFixture()
    await fixture.succeed("a")
    #expect(fixture.mutation.run("a") == .successIsShown)
    #expect(fixture.gate.callCount == 1)
    #expect(fixture.mutation.run("b") == nil)
  }

  @Test("The success ends by itself after one and a half seconds, and not before")
  func successEnds() async {
    let fixture = MutationFixture()
    await fixture.succeed("a")
    await fixture.clock.advance(by: .milliseconds(1499))
    #expect(fixture.mutation.phase.isSucceeded)
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(!fixture.mutation.phase.isSucceeded)
    #expect(fixture.mutation.run("a") == nil)
  }

  @Test("A success that is held stays until it is dismissed")
  func heldSuccess() async {
    let fixture = MutationFixture(success: .untilDismissal)
    await fixture.succeed("a")
    await fixture.clock.advance(by: .seconds(3600))
    #expect(fixture.mutation.phase.output == 1)
    #expect(fixture.mutation.run("a") == .successIsShown)
    fixture.mutation.dismissSuccess()
    #expect(!fixture.mutation.phase.isSucceeded)
  }

  @Test("A failure can be run again at once and is never tried again by itself")
  func failure() async {
    let fixture = MutationFixture()
    await fixture.fail("a")
    #expect(fixture.mutation.phase.error as? Failure == Failure())
    #expect(!fixture.mutation.isBusy)
    await fixture.clock.advance(by: .seconds(3600))
    #expect(fixture.gate.callCount == 1)
    #expect(fixture.mutation.failureCount == 1)
    #expect(fixture.mutation.run("a") == nil)
    #expect(fixture.mutation.phase.error == nil)
  }

  @Test(
    "A cancellation in whatever shape brings the phase before back and is no failure",
    arguments: [
      CancellationError() as any Error, URLStyleCancellation(), WrappedCancellation(),
    ])
  func cancellationShapes(error: any Error) async {
    let clock = ManualClock()
    let gate = Gate<Void>()
    let mutation = Mutation<Void, Void>(
      cancellation: .standard.or { $0 is WrappedCancellation }, clock: clock
    ) { _, _ in try await gate.run() }
    mutation.run()
    await gate.call(1).fail(Failure())
    await settle()
    mutation.run()
    #expect(mutation.phase.isRunning)
    await gate.call(2).fail(error)
    await settle()
    #expect(mutation.phase.error as? Failure == Failure())
    #expect(mutation.failureCount == 1)
  }

  @Test("Calling it off acts at once, and a late success of that run writes nothing")
  func cancel() async {
    let fixture = MutationFixture(ignoringCancellation: true)
    fixture.mutation.run("a")
    let call = await fixture.gate.call(1)
    #expect(fixture.mutation.cancel())
    guard case .idle = fixture.mutation.phase else {
      Issue.record("expected idle, got \(fixture.mutation.phase)")
      return
    }
    await call.waitForCancellation()
    call.succeed(9)
    await settle()
    guard case .idle = fixture.mutation.phase else {
      Issue.record("a cancelled run wrote \(fixture.mutation.phase)")
      return
    }
    #expect(fixture.mutation.successCount == 0)
    #expect(!fixture.mutation.cancel())
  }

  @Test("Any error after a call for cancellation is its consequence")
  func errorAfterCancel() async {
    let fixture = MutationFixture(ignoringCancellation: true)
    async let outcome = fixture.mutation.perform("a")
    let call = await fixture.gate.call(1)
    fixture.mutation.cancel()
    call.fail(Failure("socket closed"))
    guard case .cancelled = await outcome else {
      Issue.record("expected a cancellation")
      return
    }
    #expect(fixture.mutation.failureCount == 0)
  }

  @Test("Each start uses the newest operation")
  func newestOperation() async {
    let mutation = Mutation<Int, String>(success: .timed(.zero)) { _, _ in "old" }
    mutation.operation = { input, _ in "new \(input)" }
    guard case .succeeded("new 4") = await mutation.perform(4) else {
      Issue.record("the operation of the start before was used")
      return
    }
  }

  @Test("The control is busy at once; its spinner comes at 300 ms and stays for 400 ms")
  func indicator() async {
    let fixture = MutationFixture()
    fixture.mutation.run("a")
    #expect(fixture.mutation.isBusy)
    await fixture.clock.advance(by: .milliseconds(299))
    #expect(!fixture.mutation.indicator.phase.isVisible)
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(fixture.mutation.indicator.phase.isVisible)
    await fixture.gate.call(1).succeed(1)
    await settle()
    #expect(fixture.mutation.phase.isSucceeded)
    await fixture.clock.advance(by: .milliseconds(399))
    #expect(fixture.mutation.indicator.phase.isVisible)
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(!fixture.mutation.indicator.phase.isVisible)
  }

  @Test("A spinner goes at once when the work is called off")
  func indicatorAfterCancel() async {
    let fixture = MutationFixture()
    fixture.mutation.run("a")
    await fixture.clock.advance(by: .milliseconds(350))
    fixture.mutation.cancel()
    #expect(!fixture.mutation.indicator.phase.isVisible)
  }

  @Test("Progress goes forward only and is kept between 0 and 1")
  func progress() async {
    let fixture = MutationFixture()
    fixture.mutation.run("a")
    _ = await fixture.gate.call(1)
    let context = fixture.contexts[0]
    var seen: [Double?] = []
    for fraction in [-1, 0.25, 0.125, .nan, 0.5, 7] {
      context.report(progress: fraction)
      seen.append(fixture.mutation.phase.progress)
    }
    #expect(seen == [0, 0.25, 0.25, 0.25, 0.5, 1])
  }

  @Test("Progress of a run that was called off does not reach the next run")
  func staleProgress() async {
    let fixture = MutationFixture(ignoringCancellation: true)
    fixture.mutation.run("a")
    _ = await fixture.gate.call(1)
    fixture.mutation.cancel()
    fixture.mutation.run("a")
    _ = await fixture.gate.call(2)
    fixture.contexts[0].report(progress: 0.75)
    #expect(fixture.mutation.phase.progress == nil)
  }

  @Test("Work goes on and ends when the mutation is gone, and nothing is leaked")
  func lifetime() async {
    let gate = Gate<Void>()
    var mutation: Mutation<Void, Void>? = Mutation { _, _ in try await gate.run() }
    weak let released = mutation
    mutation?.run()
    let call = await gate.call(1)
    mutation = nil
    await settle()
    #expect(released == nil)
    #expect(!call.isCancelled)
    call.succeed(())
  }
}

private struct WrappedCancellation: Error {}

/// Has the domain and code of a cancelled URL request without being one.
private struct URLStyleCancellation: Error {
  var _domain: String { "NSURLErrorDomain" }
  var _code: Int { -999 }
}

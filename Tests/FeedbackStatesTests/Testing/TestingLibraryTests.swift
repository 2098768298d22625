import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("The manual clock", .timeLimit(.minutes(1)))
struct ManualClockTests {
  let clock = ManualClock()

  @Test("it stands still until it is advanced")
  func standsStill() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    #expect(clock.sleepersCount == 1)
    #expect(clock.nextDeadline == clock.now.advanced(by: .seconds(1)))
    await clock.advance(by: .milliseconds(999))
    #expect(clock.sleepersCount == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(clock.sleepersCount == 0)
    #expect(await task.result.isSuccess)
  }

  @Test("everyone wakes at their own time, in order, also those who sleep again")
  func order() async throws {
    let log = Log()
    let tasks = [3, 1, 2].map { seconds in
      Task {
        for _ in 0..<2 {
          try await clock.sleep(for: .seconds(seconds))
          await log.add("\(seconds) at \(clock.now.sinceStart)")
        }
      }
    }
    await clock.waitForSleepers(3)
    await clock.advance(by: .seconds(3))
    #expect(await log.lines.first == "1 at 1.0 seconds")
    // Two tasks that wake at the same instant may run in any order.
    let second = await Set(log.lines.dropFirst().prefix(2))
    #expect(second == ["1 at 2.0 seconds", "2 at 2.0 seconds"])
    #expect(await log.lines.last == "3 at 3.0 seconds")
    #expect(await clock.runUntilIdle())
    #expect(clock.now.sinceStart == .seconds(6))
    for task in tasks { try await task.value }
  }

  @Test("a task that is cancelled wakes at once, also when it was cancelled before")
  func cancellation() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    #expect(await !task.result.isSuccess)
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    #expect(await !early.result.isSuccess)
    #expect(clock.sleepersCount == 0)
  }

  @Test("running until idle stops at its limit")
  func limit() async {
    let task = Task { while true { try await clock.sleep(for: .seconds(1)) } }
    await clock.waitForSleepers()
    #expect(await !clock.runUntilIdle(limit: .seconds(5)))
    task.cancel()
  }

  @Test("an instant that has passed does not sleep")
  func past() async throws {
    try await clock.sleep(until: clock.now)
    clock.jump(to: clock.now.advanced(by: .seconds(1)))
    try await clock.sleep(until: .init(sinceStart: .zero))
  }
}

private actor Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}

@Suite("Gates and scripts", .timeLimit(.minutes(1)))
struct OperationTests {
  @Test("calls end by hand and in any order")
  func byHand() async throws {
    let gate = Gate<Int>()
    let first = Task { try await gate.run() }
    let firstCall = await gate.call(1)
    let second = Task { try await gate.run() }
    await gate.call(2).succeed(2)
    #expect(try await second.value == 2)
    firstCall.fail(Failure())
    await #expect(throws: Failure()) { try await first.value }
    let third = Task { try await gate.run() }
    await gate.call(3).cancel()
    await #expect(throws: CancellationError.self) { try await third.value }
    #expect(gate.callCount == 3)
  }

  @Test("a call ends once, whatever is said later")
  func once() async throws {
    let gate = Gate<Int>()
    let task = Task { try await gate.run() }
    let call = await gate.call(1)
    call.succeed(1)
    call.succeed(2)
    call.fail(Failure())
    #expect(try await task.value == 1)
  }

  @Test("a cancelled task ends its call, or not, as the gate says", arguments: [true, false])
  func cancellation(throwing: Bool) async {
    let gate = Gate<Int>(onCancellation: throwing ? .throwsError : .isIgnored)
    let task = Task { try await gate.run() }
    let call = await gate.call(1)
    task.cancel()
    await call.waitForCancellation()
    #expect(call.isCancelled)
    call.succeed(1)
    #expect(await task.result.isSuccess == !throwing)
  }

  @Test("a script plays its runs in order, on the loader's clock, and says when it ran out")
  @MainActor
  func script() async {
    let clock = ManualClock()
    let script = ScriptedSource<Int>(runs: [
      [.wait(.milliseconds(500)), .fail(Failure())], [.report(.init(completed: 1)), .deliver(1)],
      [.cancel],
    ])
    let loader = Loader(source: script.source, options: LoaderOptions(clock: clock))
    let transcript = Transcript(of: loader)
    let start = { loader.retry() }
    start()
    await clock.waitForSleepers(2)
    await clock.advance(by: .milliseconds(500))
    await transcript.wait(for: "failure")
    transcript.note("tap Retry")
    start()
    await transcript.wait(for: "success")
    // The value is shown before the run ends, and a retry would join it until then.
    await settle()
    start()
    await transcript.wait(for: "refreshed")
    #expect(loader.state == .success(1))
    start()
    await transcript.wait(for: "refresh failed")
    #expect(loader.refreshFailure as? ScriptError == .ranOut(after: 3))
    #expect(
      ScriptError.ranOut(after: 3).description.contains("asked for run 4, but the script has 3"))
    #expect(
      transcript.lines.prefix(7) == [
        "0 ms: loading", "300 ms: spinner", "500 ms: failure(boom)", "500 ms: tap Retry",
        "500 ms: loading", "500 ms: 1 done", "500 ms: success(1)",
      ])
  }
}

@Suite("Transcripts", .timeLimit(.minutes(1)))
@MainActor
struct TranscriptTests {
  @Test("loading, spinner at 300 ms, failure, retry, success: each at its time")
  func wholeStory() async {
    let fixture = LoaderFixture()
    let (clock, transcript) = (fixture.clock, fixture.transcript)
    fixture.start { $0.load() }
    await clock.advance(by: .milliseconds(350))
    await fixture.gate.call(1).fail(Failure())
    await transcript.wait(for: "failure")
    await clock.advance(by: .milliseconds(1000))
    transcript.note("tap Retry")
    fixture.start { $0.retry() }
    await clock.advance(by: .milliseconds(100))
    await fixture.gate.call(2).succeed([1])
    await transcript.wait(for: "success")
    #expect(
      transcript.lines == [
        "0 ms: loading", "300 ms: spinner", "350 ms: failure(boom)", "700 ms: spinner gone",
        "1350 ms: tap Retry", "1350 ms: loading", "1450 ms: success([1])",
      ])
  }

  @Test("two transcripts of one loader tell the same")
  func two() async {
    let fixture = LoaderFixture()
    let other = Transcript(of: fixture.loader)
    fixture.start { $0.load() }
    await fixture.clock.advance(by: .milliseconds(300))
    await fixture.gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    await fixture.clock.advance(by: .milliseconds(400))
    #expect(other.lines == fixture.transcript.lines)
    #expect(other.lines.contains("300 ms: spinner"))
  }

  @Test("a transcript does not keep its loader alive")
  func freed() {
    weak var weakLoader: Loader<Int>?
    let transcript: Transcript
    do {
      let loader = Loader { 1 }
      weakLoader = loader
      transcript = Transcript(of: loader)
    }
    #expect(weakLoader == nil)
    #expect(transcript.entries.isEmpty)
  }
}

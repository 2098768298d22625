import FeedbackStates
import Foundation
import Testing

/// A policy as its documentation tells it, in milliseconds and powers.
private struct RetryModel {
  var retries: Int
  var initial: Double
  var multiplier: Double
  var cap: Double
  var isJittered: Bool
  var advisedCap: Double

  func wait(beforeRetry retry: Int, transient: Bool, advised: Double?, draw: Double) -> Double? {
    guard transient, retry > 0, retry <= retries else { return nil }
    let longest = min(cap, initial * pow(multiplier, Double(retry - 1)))
    let drawn = isJittered ? longest * draw : longest
    guard let advised else { return drawn }
    return advised > advisedCap ? nil : max(0, advised) + drawn
  }
}

@Suite("The retry policy against its model")
struct RetryPolicyModelTests {
  @Test("100,000 random failures wait as long as the arithmetic says", arguments: ModelRun.runs(2))
  func randomSteps(run: ModelRun) {
    var random = run.begin("RetryPolicyModelTests")
    for step in 0..<run.steps {
      let model = RetryModel(
        retries: Int.random(in: 0...12, using: &random),
        initial: Double(Int.random(in: 0...5000, using: &random)),
        multiplier: [1, 1.5, 2, 3, 10][Int.random(in: 0..<5, using: &random)],
        cap: Double(Int.random(in: 0...60_000, using: &random)),
        isJittered: Bool.random(using: &random),
        advisedCap: Double(Int.random(in: 0...90_000, using: &random)))
      let policy = RetryPolicy(
        maximumRetries: model.retries, initialDelay: .milliseconds(Int(model.initial)),
        multiplier: model.multiplier, maximumDelay: .milliseconds(Int(model.cap)),
        jitter: model.isJittered ? .full : .none,
        maximumAdvisedDelay: .milliseconds(Int(model.advisedCap)))
      let retry = Int.random(in: -1...14, using: &random)
      let transient = Int.random(in: 0..<5, using: &random) > 0
      let advised =
        transient && Bool.random(using: &random)
        ? Int.random(in: -1000...100_000, using: &random) : nil
      let error: any Error =
        transient ? Busy(retryAfter: advised.map { .milliseconds($0) }) : Failure()
      let draw = Double.random(in: 0..<1, using: &random)

      let wait = policy.delay(beforeRetry: retry, after: error, random: draw)
      let expected = model.wait(
        beforeRetry: retry, transient: transient, advised: advised.map(Double.init), draw: draw)
      let milliseconds = wait.map { $0 / .milliseconds(1) }
      // Durations are whole attoseconds; the model's numbers have 53 bits.
      guard agree(milliseconds, expected) else {
        run.fail("\(model), retry \(retry): \(String(describing: wait))", atStep: step)
        return
      }
    }
  }

  private func agree(_ wait: Double?, _ expected: Double?) -> Bool {
    switch (wait, expected) {
    case (nil, nil): true
    case (let wait?, let expected?): abs(wait - expected) < 0.001
    default: false
    }
  }
}

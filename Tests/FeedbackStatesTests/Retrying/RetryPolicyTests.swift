import FeedbackStates
import Testing

/// The answer of a server that refuses.
private struct Status: CausedFailure {
  var code: Int
  var failureCause: FailureCause { FailureCause(httpStatus: code) ?? .unknown }
}

@Suite("The retry policy")
struct RetryPolicyTests {
  let policy = RetryPolicy.exponential(retries: 8)

  @Test("it is off unless chosen")
  func off() {
    #expect(RetryPolicy.off.delay(beforeRetry: 1, after: Busy(), random: 0) == nil)
    #expect(LoaderOptions().retry.maximumRetries == 0)
  }

  @Test("waits double up to the cap")
  func growth() {
    let seconds = (1...8).map { policy.longestDelay(beforeRetry: $0) }
    #expect(seconds == [1, 2, 4, 8, 16, 30, 30, 30].map(Duration.seconds))
  }

  @Test("a wait is drawn from the whole range, at the cap too")
  func fullJitter() {
    for retry in 1...8 {
      let longest = policy.longestDelay(beforeRetry: retry)
      #expect(policy.delay(beforeRetry: retry, after: Busy(), random: 0) == .zero)
      #expect(policy.delay(beforeRetry: retry, after: Busy(), random: 0.5) == longest * 0.5)
    }
    let draws = [0.1, 0.2, 0.9].map { policy.delay(beforeRetry: 8, after: Busy(), random: $0) }
    #expect(Set(draws).count == 3)
  }

  @Test("without jitter a wait is the whole wait")
  func noJitter() {
    let policy = RetryPolicy(maximumRetries: 3, jitter: .none)
    #expect(policy.delay(beforeRetry: 2, after: Busy(), random: 0.1) == .seconds(2))
  }

  @Test("there is an end to it")
  func count() {
    let policy = RetryPolicy.exponential(retries: 2)
    #expect(policy.delay(beforeRetry: 2, after: Busy(), random: 0) != nil)
    #expect(policy.delay(beforeRetry: 3, after: Busy(), random: 0) == nil)
    #expect(policy.delay(beforeRetry: 0, after: Busy(), random: 0) == nil)
  }

  @Test("an error that stays is not retried; what is not known stays")
  func permanent() {
    #expect(policy.delay(beforeRetry: 1, after: PlainError.notFound, random: 0) == nil)
    #expect(policy.delay(beforeRetry: 1, after: Failure(), random: 0) == nil)
    #expect(policy.delay(beforeRetry: 1, after: OfflineError(), random: 0) != nil)
  }

  @Test("a failure that names its cause is retried where that can help: not a 401, not a 404")
  func namedCause() {
    for status in [408, 429, 500, 503, 504] {
      #expect(policy.delay(beforeRetry: 1, after: Status(code: status), random: 0) != nil)
    }
    for status in [400, 401, 403, 404, 409, 418, 422, 507] {
      #expect(policy.delay(beforeRetry: 1, after: Status(code: status), random: 0) == nil)
    }
  }

  @Test("a predicate of one's own decides alone")
  func predicate() {
    let policy = RetryPolicy(maximumRetries: 1) { $0 is PlainError }
    #expect(policy.delay(beforeRetry: 1, after: PlainError.notFound, random: 0) != nil)
    #expect(policy.delay(beforeRetry: 1, after: Busy(), random: 0) == nil)
  }

  @Test("an error's own wait comes first and keeps jitter on top, beyond the cap too")
  func retryAfter() {
    let busy = Busy(retryAfter: .seconds(40))
    #expect(policy.delay(beforeRetry: 1, after: busy, random: 0) == .seconds(40))
    #expect(policy.delay(beforeRetry: 1, after: busy, random: 0.5) == .milliseconds(40_500))
  }

  @Test("a wait that is too long to sit through is left to the person")
  func longRetryAfter() {
    let busy = Busy(retryAfter: .seconds(3600))
    #expect(policy.delay(beforeRetry: 1, after: busy, random: 0) == nil)
  }

  @Test("no number of retries overflows")
  func manyRetries() {
    let policy = RetryPolicy.exponential(retries: .max)
    #expect(policy.longestDelay(beforeRetry: 1_000_000_000) == .seconds(30))
    let constant = RetryPolicy(maximumRetries: .max, multiplier: 1)
    #expect(constant.longestDelay(beforeRetry: 1000) == .seconds(1))
  }
}

/// When a failed attempt is repeated without being asked, and after how long.
///
/// Off unless chosen, since many clients already retry by themselves:
///
///     Loader(options: LoaderOptions(retry: .exponential(retries: 3))) { try await api.books() }
///
/// The wait before retry *n* is drawn evenly between zero and
/// `min(maximumDelay, initialDelay × multiplierⁿ⁻¹)`, so that many devices do not come back at
/// the same time; the cap is drawn from in the same way. An error that names a wait of its own
/// (``RetryAdvisingError``) is obeyed: its wait comes first and the drawn one is added.
public struct RetryPolicy: Sendable {
  /// How a wait is drawn.
  public enum Jitter: Hashable, Sendable {
    /// Evenly between zero and the computed wait.
    case full
    /// Always the computed wait.
    case none
  }

  /// How often a failed load is repeated; zero for never.
  public var maximumRetries: Int
  /// The longest wait before the first retry.
  public var initialDelay: Duration
  /// How many times longer each next wait may be.
  public var multiplier: Double
  /// The cap for every wait.
  public var maximumDelay: Duration
  /// How the wait is drawn.
  public var jitter: Jitter
  /// The longest wait that an error may ask for.
  ///
  /// A longer one is left to the person.
  public var maximumAdvisedDelay: Duration
  /// Whether an error may go away by itself.
  ///
  /// Others are never retried. Asked once for each failed attempt, on the main actor.
  public var isTransient: @Sendable (any Error) -> Bool

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - maximumRetries: How often a failed load is repeated. Below zero counts as zero.
  ///   - initialDelay: The longest wait before the first retry.
  ///   - multiplier: How many times longer each next wait may be; at least 1.
  ///   - maximumDelay: The cap for every wait.
  ///   - jitter: How the wait is drawn.
  ///   - maximumAdvisedDelay: The longest wait that an error may ask for.
  ///   - isTransient: Whether an error may go away by itself.
  public init(
    maximumRetries: Int,
    initialDelay: Duration = .seconds(1),
    multiplier: Double = 2,
    maximumDelay: Duration = .seconds(30),
    jitter: Jitter = .full,
    maximumAdvisedDelay: Duration = .seconds(60),
    isTransient: @escaping @Sendable (any Error) -> Bool = mayGoAwayByItself
  ) {
    self.maximumRetries = max(0, maximumRetries)
    self.initialDelay = max(.zero, initialDelay)
    self.multiplier = max(1, multiplier)
    self.maximumDelay = max(.zero, maximumDelay)
    self.jitter = jitter
    self.maximumAdvisedDelay = maximumAdvisedDelay
    self.isTransient = isTransient
  }

  /// Never repeats anything.
  public static let off = RetryPolicy(maximumRetries: 0)

  /// Repeats transient errors with growing waits: up to 1 s, 2 s, 4 s … and never over 30 s.
  ///
  /// - Parameter retries: How often.
  /// - Returns: The policy.
  public static func exponential(retries: Int = 3) -> RetryPolicy {
    RetryPolicy(maximumRetries: retries)
  }

  /// The wait before a retry; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - retry: The number of the retry, from 1.
  ///   - error: The error of the attempt before it.
  ///   - random: A number from 0 to 1 (not included).
  /// - Returns: How long to wait, or `nil` when the failure stands.
  public func delay(beforeRetry retry: Int, after error: any Error, random: Double) -> Duration? {
    guard retry >= 1, retry <= maximumRetries, isTransient(error) else { return nil }
    let longest = longestDelay(beforeRetry: retry)
    let drawn = jitter == .full ? longest * random : longest
    guard let advised = (error as? any RetryAdvisingError)?.retryAfter else { return drawn }
    guard advised <= maximumAdvisedDelay else { return nil }
    return max(.zero, advised) + drawn
  }

  /// The longest wait before a retry.
  ///
  /// - Parameter retry: The number of the retry, from 1.
  /// - Returns: The wait without jitter, under the cap.
  public func longestDelay(beforeRetry retry: Int) -> Duration {
    var delay = initialDelay
    // Stops at the cap, so that no number of retries can overflow.
    for _ in 1..<max(1, retry) {
      guard delay > .zero, delay < maximumDelay else { break }
      delay = delay * multiplier
    }
    return min(delay, maximumDelay)
  }
}

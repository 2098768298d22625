/// How a ``Loader`` behaves.
///
/// The defaults suit a screen of an app: no retry by itself, content that stays fresh, indicators
/// at 300 ms.
public struct LoaderOptions: Sendable {
  /// When the indicator of a first load is shown.
  public var timing: IndicatorTiming
  /// When the indicator of a refresh is shown.
  public var refreshTiming: IndicatorTiming
  /// The age at which `Loader.load()` asks again; `nil` keeps content fresh for ever.
  public var staleAfter: Duration?
  /// When a failed attempt is repeated without being asked.
  ///
  /// Off by default.
  public var retry: RetryPolicy
  /// Tells a cancellation from a failure.
  public var cancellation: CancellationClassifier
  /// Knows whether there is a connection; `nil` never waits for one.
  public var connectivity: (any Connectivity)?
  /// Tells errors that a missing connection causes from others.
  ///
  /// Asked once for each failed attempt, on the main actor.
  public var isConnectionFailure: @Sendable (any Error) -> Bool
  /// The clock for indicators, retries and freshness.
  public var clock: any Clock<Duration>
  /// Draws a number from 0 to 1 (not included) for the jitter of a retry.
  public var randomness: @Sendable () -> Double
  /// Steps between the loader and its source.
  public var interceptor: (any LoadInterceptor)?

  /// Makes options.
  ///
  /// - Parameters:
  ///   - timing: When the indicator of a first load is shown.
  ///   - refreshTiming: When the indicator of a refresh is shown.
  ///   - staleAfter: The age at which `load()` asks again; `nil` for never.
  ///   - retry: When a failed attempt is repeated.
  ///   - cancellation: Tells a cancellation from a failure.
  ///   - connectivity: Knows whether there is a connection.
  ///   - isConnectionFailure: Tells errors that a missing connection causes.
  ///   - clock: The clock to use.
  ///   - randomness: Draws a number from 0 to 1 (not included).
  ///   - interceptor: Steps between the loader and its source.
  public init(
    timing: IndicatorTiming = .standard,
    refreshTiming: IndicatorTiming = .refresh,
    staleAfter: Duration? = nil,
    retry: RetryPolicy = .off,
    cancellation: CancellationClassifier = .standard,
    connectivity: (any Connectivity)? = nil,
    isConnectionFailure: @escaping @Sendable (any Error) -> Bool = indicatesMissingConnection,
    clock: any Clock<Duration> = ContinuousClock(),
    randomness: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
    interceptor: (any LoadInterceptor)? = nil
  ) {
    self.timing = timing
    self.refreshTiming = refreshTiming
    self.staleAfter = staleAfter
    self.retry = retry
    self.cancellation = cancellation
    self.connectivity = connectivity
    self.isConnectionFailure = isConnectionFailure
    self.clock = clock
    self.randomness = randomness
    self.interceptor = interceptor
  }
}

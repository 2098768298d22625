/// When an indicator of running work appears, and how long it stays at least.
///
/// Short work shows no indicator, and an indicator that has appeared stays long enough to be
/// seen, so nothing flashes.
public struct IndicatorTiming: Hashable, Sendable {
  /// The time that work may take before the indicator appears.
  ///
  /// Zero shows it at once.
  public var delay: Duration
  /// The least time for which the indicator stays once it has appeared.
  public var minimum: Duration
  /// The time after which the person is told that the work still runs; `nil` for never.
  public var stillWorkingAfter: Duration?
  /// The time after which the person is offered to cancel; `nil` for never.
  public var offersCancelAfter: Duration?

  /// Makes a timing.
  ///
  /// All times but `minimum` count from the start of the work.
  ///
  /// - Parameters:
  ///   - delay: The time before the indicator appears.
  ///   - minimum: The least time for which it stays.
  ///   - stillWorkingAfter: When "still working" is said; `nil` for never.
  ///   - offersCancelAfter: When cancelling is offered; `nil` for never.
  public init(
    delay: Duration = .milliseconds(300),
    minimum: Duration = .milliseconds(400),
    stillWorkingAfter: Duration? = .seconds(4),
    offersCancelAfter: Duration? = .seconds(10)
  ) {
    self.delay = delay
    self.minimum = minimum
    self.stillWorkingAfter = stillWorkingAfter
    self.offersCancelAfter = offersCancelAfter
  }

  /// For pages, sections, buttons and overlays: after 300 ms, for 400 ms at least.
  public static let standard = IndicatorTiming()
  /// For a refresh that the person asked for by hand: at once, for 500 ms at least.
  public static let refresh = IndicatorTiming(delay: .zero, minimum: .milliseconds(500))
  /// At once and for no longer than the work, for tests and previews.
  public static let zero = IndicatorTiming(delay: .zero, minimum: .zero)
}

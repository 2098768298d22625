/// A point in time, counted from the start of a ``Timekeeper``.
///
/// The machines of this module read no clock: their inputs carry the moment at which something
/// happened, so that a test can run an hour in a microsecond.
public struct Moment: InstantProtocol, Sendable {
  /// The time since the timekeeper began.
  public let sinceStart: Duration

  /// Makes a moment.
  ///
  /// - Parameter sinceStart: The time since the timekeeper began.
  public init(sinceStart: Duration) {
    self.sinceStart = sinceStart
  }

  /// The moment at which a timekeeper begins.
  public static let start = Moment(sinceStart: .zero)

  /// A moment this much later, or earlier for a negative duration.
  ///
  /// - Parameter duration: How much later.
  /// - Returns: The moment.
  public func advanced(by duration: Duration) -> Moment {
    Moment(sinceStart: sinceStart + duration)
  }

  /// The time from this moment to another.
  ///
  /// - Parameter other: The other moment.
  /// - Returns: The time; negative when the other is earlier.
  public func duration(to other: Moment) -> Duration {
    other.sinceStart - sinceStart
  }

  /// Whether one moment is before another.
  public static func < (lhs: Moment, rhs: Moment) -> Bool {
    lhs.sinceStart < rhs.sinceStart
  }
}

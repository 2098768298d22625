/// The wait between a failed attempt and the next: "trying again in 4 s (2 of 3)".
public struct RetryWait: Sendable {
  /// Why the attempt before failed.
  public let error: any Error
  /// The number of the retry that follows, from 1.
  public let retry: Int
  /// How many retries there are at most.
  public let limit: Int
  /// When the retry begins.
  public let moment: Moment
  /// Whole seconds until then, rounded up.
  ///
  /// Counts down while the wait goes on.
  public internal(set) var secondsRemaining: Int
}

extension RetryWait: Equatable {
  /// Whether two waits are the same; errors are compared with ``errorsAreEqual(_:_:)``.
  public static func == (lhs: RetryWait, rhs: RetryWait) -> Bool {
    lhs.retry == rhs.retry && lhs.limit == rhs.limit && lhs.moment == rhs.moment
      && lhs.secondsRemaining == rhs.secondsRemaining && errorsAreEqual(lhs.error, rhs.error)
  }
}

extension RetryWait {
  /// Counts the seconds down; answers when they change next.
  mutating func count(at now: Moment) -> Moment {
    let remaining = max(.zero, now.duration(to: moment))
    let (seconds, attoseconds) = remaining.components
    secondsRemaining = Int(seconds) + (attoseconds > 0 ? 1 : 0)
    return moment.advanced(by: .seconds(-max(0, secondsRemaining - 1)))
  }
}

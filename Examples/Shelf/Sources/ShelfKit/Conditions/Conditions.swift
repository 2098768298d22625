/// The circumstances under which a shelf works, so that a person can see every state of the app.
public struct Conditions: Hashable, Sendable {
  /// A way in which calls fail.
  public enum Failure: String, CaseIterable, Hashable, Sendable {
    /// Calls do not fail.
    case none
    /// There is no network connection.
    case offline
    /// The server answers with an error.
    case serverError
    /// The person may not use the shelf.
    case permissionDenied
    /// Changes find no space; reading works.
    case diskFull
  }

  /// A time that each call takes longer.
  public enum Latency: Int, CaseIterable, Hashable, Sendable {
    /// No time; nothing shows that work is going on.
    case none = 0
    /// 200 ms; too short for an indicator.
    case short = 200
    /// 1 s; long enough for an indicator.
    case noticeable = 1_000
    /// 5 s; long enough for a word that the work goes on.
    case long = 5_000
    /// 15 s; long enough for a way to cancel.
    case endless = 15_000

    /// The time itself.
    public var duration: Duration { .milliseconds(rawValue) }
  }

  /// How much longer each call takes.
  public var latency: Latency
  /// How calls fail.
  public var failure: Failure
  /// Whether the shelf looks like a new one; the real one is kept and comes back.
  public var isEmpty: Bool

  /// Creates conditions; without arguments, those of every day.
  public init(latency: Latency = .none, failure: Failure = .none, isEmpty: Bool = false) {
    self.latency = latency
    self.failure = failure
    self.isEmpty = isEmpty
  }
}

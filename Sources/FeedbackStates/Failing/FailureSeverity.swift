/// How much a failure takes from the person.
public enum FailureSeverity: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// A part is missing or late; the rest goes on: a sync that failed, an image that did not load.
  case partial
  /// The person cannot go on with what they wanted: no network, no permission.
  case blocking
  /// The person has to know now, whatever they are doing: work may be lost, an account is locked.
  case critical

  /// Whether one severity is lower than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

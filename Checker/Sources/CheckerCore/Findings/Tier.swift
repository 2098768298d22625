/// How sure a finding is.
public enum Tier: String, Codable, Sendable, CaseIterable, Comparable {
  /// The source alone proves the fault.
  case certain
  /// A reviewer who accepts the guide would agree nearly always.
  case likely
  /// Two such reviewers may differ; off unless asked for.
  case hint

  private var order: Int {
    switch self {
    case .certain: 0
    case .likely: 1
    case .hint: 2
    }
  }

  /// Orders by certainty, the surest first.
  public static func < (left: Tier, right: Tier) -> Bool { left.order < right.order }
}

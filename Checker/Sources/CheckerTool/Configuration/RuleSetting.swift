import CheckerCore

/// What a project wants of one rule.
struct RuleSetting: Sendable, Equatable {
  /// What is shown of a rule.
  enum Show: Sendable, Equatable {
    case off
    /// Findings of this tier and surer ones.
    case tier(Tier)
  }

  /// `nil` shows what the preset shows.
  var show: Show?
  /// How grave the findings are for other tools; `nil` follows the tier of each.
  var severity: Severity?
  /// Files for which the rule does not hold.
  var exclude: [Configuration.Pattern] = []
}

/// How grave a finding is, as other tools count it.
enum Severity: String, Sendable, Codable, CaseIterable {
  case error
  case warning
  case note

  /// The severity of a tier where the project says nothing else.
  init(_ tier: Tier) {
    switch tier {
    case .certain: self = .error
    case .likely: self = .warning
    case .hint: self = .note
    }
  }
}

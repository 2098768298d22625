import CheckerCore

/// A comment that silences rules: `// feedback-states:ignore loading_flag -- legacy screen`.
struct Directive: Sendable, Codable, Equatable {
  /// What a comment silences.
  enum Reach: Sendable, Codable, Equatable {
    /// Findings that begin in these bytes.
    case bytes(Range<Int>)
    /// Findings that begin or end on this line.
    case line(Int)
    /// Nothing: the comment cannot be read.
    case nothing(problem: String)
  }

  /// The rules that are silenced.
  var rules: [String]
  /// The bytes of the comment.
  var range: Range<Int>
  /// Line and column of the comment.
  var place: Place
  var reach: Reach

  /// Whether it silences a finding.
  func covers(_ finding: Finding) -> Bool {
    guard rules.contains(finding.rule) else { return false }
    switch reach {
    case .bytes(let range): return range.contains(finding.range.lowerBound)
    case .line(let line): return finding.place.line == line || finding.place.endLine == line
    case .nothing: return false
    }
  }
}

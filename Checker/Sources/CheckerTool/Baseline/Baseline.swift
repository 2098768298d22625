import CheckerCore

/// Findings that a project has accepted for now.
///
/// An entry names a fault by its fingerprint – rule, enclosing declaration, normalised code – so
/// that moving code or rewording a message makes nothing new. Equal faults are counted.
struct Baseline: Sendable, Equatable {
  /// The name of the file that is used where none is named.
  static let fileName = ".feedback-states-baseline.json"

  /// Equal faults in one file.
  struct Entry: Sendable, Equatable {
    var rule: String
    /// The path, relative to the baseline's folder.
    var path: String
    var fingerprint: String
    var count: Int
    /// Whether the faults are hints, which not every run looks for.
    var isHint = false
  }

  var entries: [Entry] = []

  /// Accepts findings.
  ///
  /// `path` makes a finding's path relative to the baseline's folder.
  init(_ findings: [LocatedFinding], path: (String) -> String) {
    entries = Self.merged(
      findings.map { located in
        let finding = located.finding
        return Entry(
          rule: finding.rule, path: path(finding.path), fingerprint: located.fingerprint, count: 1,
          isHint: finding.tier == .hint)
      })
  }

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// How many faults are accepted.
  var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// Accepts what other entries accept as well.
  mutating func add(_ others: [Entry]) {
    entries = Self.merged(entries + others)
  }

  /// One entry for equal faults, in order.
  private static func merged(_ entries: [Entry]) -> [Entry] {
    Dictionary(grouping: entries, by: Key.init).values.compactMap { equal in
      var entry = equal.first
      entry?.count = equal.reduce(0) { $0 + $1.count }
      entry?.isHint = equal.allSatisfy(\.isHint)
      return entry
    }.sorted { ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint) }
  }

  private struct Key: Hashable {
    var rule: String
    var path: String
    var fingerprint: String

    init(_ located: LocatedFinding, path: (String) -> String) {
      rule = located.finding.rule
      self.path = path(located.finding.path)
      fingerprint = located.fingerprint
    }

    init(_ entry: Entry) {
      rule = entry.rule
      path = entry.path
      fingerprint = entry.fingerprint
    }
  }

  /// What a baseline makes of some findings.
  struct Match: Sendable {
    /// The findings that it does not hold; of equal ones the last are the surplus.
    var new: [LocatedFinding] = []
    /// How many findings it holds.
    var held = 0
    /// What is left of the baseline: the entries that still are found.
    var pruned = Baseline(entries: [])
    /// How many faults it holds that are no longer found.
    var stale = 0
  }

  /// Compares findings with the baseline.
  ///
  /// A fault that moved to another file is still the same fault.
  func match(_ findings: [LocatedFinding], path: (String) -> String) -> Match {
    var match = Match()
    var left: [Key: Int] = [:]
    for entry in entries { left[Key(entry), default: 0] += entry.count }
    var held: [LocatedFinding] = []
    var moved: [LocatedFinding] = []
    for located in findings {
      let key = Key(located, path: path)
      if let count = left[key], count > 0 {
        left[key] = count - 1
        held.append(located)
      } else {
        moved.append(located)
      }
    }
    var elsewhere: [String: Int] = [:]
    for (key, count) in left where count > 0 { elsewhere[key.fingerprint, default: 0] += count }
    for located in moved {
      if let count = elsewhere[located.fingerprint], count > 0 {
        elsewhere[located.fingerprint] = count - 1
        held.append(located)
      } else {
        match.new.append(located)
      }
    }
    match.held = held.count
    match.stale = elsewhere.values.reduce(0, +)
    match.pruned = Baseline(held, path: path)
    return match
  }
}

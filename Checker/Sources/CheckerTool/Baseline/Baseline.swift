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
  }

  var entries: [Entry] = []

  /// Accepts findings.
  ///
  /// `path` makes a finding's path relative to the baseline's folder.
  init(_ findings: [LocatedFinding], path: (String) -> String) {
    var counts: [Key: Int] = [:]
    for located in findings {
      counts[Key(located, path: path), default: 0] += 1
    }
    entries = counts.map {
      Entry(rule: $0.rule, path: $0.path, fingerprint: $0.fingerprint, count: $1)
    }.sorted { ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint) }
  }

  init(entries: [Entry]) {
    self.entries = entries
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
    var held: [Key: Int] = [:]
    var moved: [(offset: Int, located: LocatedFinding)] = []
    for (offset, located) in findings.enumerated() {
      let key = Key(located, path: path)
      if let count = left[key], count > 0 {
        left[key] = count - 1
        held[key, default: 0] += 1
      } else {
        moved.append((offset, located))
      }
    }
    var elsewhere: [String: [Key]] = [:]
    for (key, count) in left.sorted(by: { $0.key.path < $1.key.path }) where count > 0 {
      elsewhere[key.fingerprint, default: []] += Array(repeating: key, count: count)
    }
    for (_, located) in moved {
      if elsewhere[located.fingerprint]?.popLast() != nil {
        held[Key(located, path: path), default: 0] += 1
      } else {
        match.new.append(located)
      }
    }
    match.held = held.values.reduce(0, +)
    match.stale = elsewhere.values.reduce(0) { $0 + $1.count }
    match.pruned.entries = held.map {
      Entry(rule: $0.rule, path: $0.path, fingerprint: $0.fingerprint, count: $1)
    }.sorted { ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint) }
    return match
  }
}

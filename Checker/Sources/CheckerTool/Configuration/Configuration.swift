import CheckerCore

/// What a project wants checked, and how.
struct Configuration: Sendable {
  /// The name of the file that is looked for.
  static let fileName = ".feedback-states.json"

  /// A named choice of tiers.
  enum Preset: String, CaseIterable, Sendable {
    /// What is certain or likely.
    case recommended
    /// Everything, hints too.
    case strict

    /// The least sure tier that is shown.
    var floor: Tier { self == .recommended ? .likely : .hint }
  }

  /// A pattern and the folder that it is relative to.
  struct Pattern: Sendable, Equatable {
    var glob: Glob
    var folder: String

    func matches(_ path: String) -> Bool {
      Path.relative(path, to: folder).map(glob.matches) ?? false
    }
  }

  /// The file that the settings come from; `nil` for the settings that hold without one.
  var path: String?
  /// `nil` where no file names one.
  var chosenPreset: Preset?
  var preset: Preset { chosenPreset ?? .recommended }
  var rules: [String: RuleSetting] = [:]
  /// What is checked; empty for everything.
  var include: [Pattern] = []
  /// What is left out.
  var exclude: [Pattern] = []
  /// The words and wrappers of the project.
  var vocabulary = Vocabulary()
  /// The absolute path of the baseline.
  var baseline: String?

  /// Whether a file is to be checked; the same for walked, named and piped files.
  func covers(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Whether a file or folder is left out.
  func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(path) }
  }

  /// The least sure tier that is shown of a rule, or `nil` if it is off.
  func floor(of rule: String) -> Tier? {
    switch rules[rule]?.show {
    case nil: preset.floor
    case .off: nil
    case .tier(let tier): tier
    }
  }

  /// Whatever changes the result of reading and checking a file.
  var readingKey: String {
    func words(_ set: Set<String>) -> String { set.sorted().joined(separator: ",") }
    let sets = [
      vocabulary.loading, vocabulary.success, vocabulary.failure, vocabulary.idle,
      vocabulary.empty,
    ]
    let roles = vocabulary.roles.map { "\($0.key)=\($0.value.rawValue)" }.sorted()
    return (sets.map(words) + roles).joined(separator: "|")
  }
}

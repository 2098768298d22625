/// One option of a command, as `--help` shows it.
struct OptionSpec: Sendable {
  /// The name behind two dashes.
  var name: String
  /// One letter behind one dash.
  var letter: Character?
  /// What the value is called; `nil` for a switch.
  var value: String?
  /// The values that are allowed; empty if any is.
  var choices: [String] = []
  /// What the option does, one or two sentences.
  var help: String

  /// A switch.
  static func flag(_ name: String, _ letter: Character? = nil, _ help: String) -> OptionSpec {
    OptionSpec(name: name, letter: letter, value: nil, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, _ letter: Character? = nil, _ value: String, choices: [String] = [],
    _ help: String
  ) -> OptionSpec {
    OptionSpec(name: name, letter: letter, value: value, choices: choices, help: help)
  }
}

/// A command, as `--help` shows it and as its arguments are read.
struct CommandSpec: Sendable {
  var name: String
  var summary: String
  /// What stands behind the name: `[PATH…]`.
  var operands = ""
  var options: [OptionSpec] = []
  /// Paragraphs below the options.
  var discussion: [String] = []
  /// Command lines with what they do.
  var examples: [(line: String, does: String)] = []
}

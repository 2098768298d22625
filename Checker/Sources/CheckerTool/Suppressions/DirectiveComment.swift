/// A comment that silences rules, or was meant to.
enum DirectiveComment: Equatable {
  /// What stands behind `feedback-states:`.
  case directive(Substring)
  /// Somebody meant to silence a rule and wrote something else.
  case misspelt
  /// The right words in a comment that goes into the documentation.
  case documentation

  private static let start = "feedback-states:"
  private static let verbs: Set<Substring> = [
    "ignore", "disable", "suppress", "silence", "allow", "off",
  ]

  /// Reads a comment; `nil` if it only mentions the command.
  init?(_ comment: String) {
    var text = comment.dropFirst(2)
    let isBlock = comment.hasPrefix("/*")
    if isBlock, text.hasSuffix("*/") { text = text.dropLast(2) }
    let isDocumentation = text.first == (isBlock ? "*" : "/")
    text = text.drop { $0 == " " || $0 == "\t" || $0 == "/" || $0 == "*" }
    if text.hasPrefix(Self.start) {
      self = isDocumentation ? .documentation : .directive(text.dropFirst(Self.start.count))
    } else if Self.isMisspelt(text.lowercased()) {
      self = .misspelt
    } else {
      return nil
    }
  }

  /// Whether a text names the command, a verb and something like a rule.
  private static func isMisspelt(_ text: String) -> Bool {
    let name = "feedback-state"
    guard text.hasPrefix(name) else { return false }
    let words = text.dropFirst(name.count).split { !$0.isLetter && $0 != "_" }
    guard let verb = words.first(where: { $0 != "s" }), verbs.contains(verb) else { return false }
    return text.contains("--") || words.contains { $0.contains("_") }
  }
}

import CheckerCore

/// `explain`: what a rule finds, why, what to write instead, when it errs; or a row of the guide.
struct ExplainCommand {
  let console: Console
  let rules: [RuleInfo]

  func run(_ operands: [String]) throws(CommandFailure) -> Int32 {
    guard !operands.isEmpty else {
      throw CommandFailure(
        message: "name a rule: feedback-states explain RULE"
          + "\n`feedback-states rules` lists them")
    }
    for name in operands {
      guard let text = Self.text(name, rules: rules) else {
        throw CommandFailure(
          message: "there is no rule “\(name)”"
            + Suggestion.hint(for: name, in: rules.map(\.name))
            + "\n`feedback-states rules` lists them")
      }
      console.output(text)
    }
    return Command.Status.clean
  }

  /// The explanation, or `nil` if there is no such rule.
  static func text(_ name: String, rules: [RuleInfo]) -> String? {
    switch name {
    case Suppressions.unusedRule:
      return """
        unused_ignore (certain)

        A comment silences a rule that finds nothing there. Remove the comment, so that it cannot
        hide a later fault.

        """
    case Suppressions.malformedRule:
      return """
        malformed_ignore (certain)

        A comment that should silence a rule cannot be read, or names no rule, and silences
        nothing. The form is:

          \(DirectiveReader.form)

        Several rules are separated by commas. The comment speaks of the statement or modifier
        chain that follows, or, at the end of a line, of that line.

        """
    default:
      return rules.first { $0.name == name }.map { RulePage(info: $0).terminal }
        ?? GuideRow(name).map { $0.page(rules) }
    }
  }
}

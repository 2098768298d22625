import CheckerCore

/// The documentation of one rule, made from its description and its examples.
struct RulePage {
  let info: RuleInfo

  /// The page for a terminal.
  var terminal: String {
    var text = "\(info.name) (\(info.tier.rawValue)"
    text += info.guide.isEmpty ? ")\n\n" : "; guide: \(info.guide.joined(separator: ", ")))\n\n"
    text += HelpText.wrapped(info.summary) + "\n"
    for (title, body) in sections { text += "\n\(title.uppercased())\n" + Self.indented(body) }
    text += Self.terminal(info.triggering, title: "finds, at ↓")
    text += Self.terminal(info.nonTriggering, title: "leaves alone")
    text += "\nSILENCE IT\n  // feedback-states:ignore \(info.name) -- REASON\n"
    return text
  }

  /// The page for the documentation.
  var markdown: String {
    var text = "# `\(info.name)`\n\n\(info.summary)\n\n"
    text += "Surest tier: **\(info.tier.rawValue)**."
    text += info.guide.isEmpty ? "\n" : " Guide: \(info.guide.joined(separator: ", ")).\n"
    for (title, body) in sections { text += "\n## \(title)\n\n\(body)\n" }
    text += Self.markdown(info.triggering, title: "What it finds")
    text += Self.markdown(info.nonTriggering, title: "What it leaves alone")
    text += """

      ## Silence it

      ```swift
      // feedback-states:ignore \(info.name) -- the reason
      ```

      """
    return text
  }

  /// The list of all pages.
  static func list(_ rules: [RuleInfo]) -> String {
    var text = "# Rules\n\n| rule | surest tier | guide | what it finds |\n|---|---|---|---|\n"
    for info in rules {
      text += "| [`\(info.name)`](\(info.name).md) | \(info.tier.rawValue)"
      text += " | \(info.guide.joined(separator: ", ")) | \(info.summary) |\n"
    }
    return text
  }

  private var sections: [(title: String, body: String)] {
    var sections = [
      ("Why", info.why), ("Use instead", info.instead), ("When it errs", info.whenItErrs),
    ]
    let own = info.options.map { "- `\($0.name)`: \($0.summary)" }
    sections.append(("Options", (own + generalOptions).joined(separator: "\n")))
    return sections.filter { !$0.1.isEmpty }
  }

  private var generalOptions: [String] {
    [
      "- `\"rules\": { \"\(info.name)\": \"off\" }` turns the rule off; `\"certain\"`, "
        + "`\"likely\"` or `\"hint\"` is the least sure tier to show.",
      "- `\"rules\": { \"\(info.name)\": { \"severity\": \"note\", \"exclude\": "
        + "[\"Legacy/**\"] } }` sets how grave other tools take it, and where it does not hold.",
      "- `vocabulary` adds the project's words for the cases of its states, `mapping` says what "
        + "its own views, modifiers and functions are. Both hold for all rules.",
    ]
  }

  private static func indented(_ body: String) -> String {
    body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        // Code keeps its shape.
        if line.hasPrefix("- ") {
          return "  - " + HelpText.wrapped(String(line.dropFirst(2)), indentation: 4).dropFirst(4)
        }
        return line.hasPrefix(" ") || line.hasPrefix("```")
          ? "  " + line : HelpText.wrapped(String(line), indentation: 2)
      }.joined(separator: "\n") + "\n"
  }

  private static func terminal(_ examples: [Example], title: String) -> String {
    examples.map { example in
      var text = "\nEXAMPLE: \(title) – \(example.title)\n"
      for file in example.files {
        if example.files.count > 1 { text += "  // \(file.name)\n" }
        for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
          text += line.isEmpty ? "\n" : "  \(line)\n"
        }
      }
      return text
    }.joined()
  }

  private static func markdown(_ examples: [Example], title: String) -> String {
    guard !examples.isEmpty else { return "" }
    var text = "\n## \(title)\n"
    for example in examples {
      text += "\n\(example.title.prefix(1).uppercased() + example.title.dropFirst())"
      text += example.tier.map { " (\($0.rawValue))" } ?? ""
      text += ":\n"
      for file in example.files {
        text += "\n```swift\n"
        if example.files.count > 1 { text += "// \(file.name)\n" }
        let code = file.text.replacing("↓", with: "")
        text += code.hasSuffix("\n") ? code : code + "\n"
        text += "```\n"
      }
    }
    return text
  }
}

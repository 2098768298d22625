import CheckerCore

/// Findings for people: place, message, the line with carets, related places.
enum TextFormat {
  static func render(_ report: Report) -> String {
    let style = Style(isOn: report.usesColour)
    var text = ""
    for located in report.findings {
      text += render(located, style: style) + "\n"
    }
    if !report.isQuiet { text += summary(report, style: style) }
    return text
  }

  private static func render(_ located: LocatedFinding, style: Style) -> String {
    let finding = located.finding
    let place = finding.place
    var text = style.bold("\(finding.path):\(place.line):\(place.column):") + " "
    text += style.tier(finding.tier) + " " + finding.message + " "
    text += style.dim("[\(finding.rule)]") + "\n"
    text += excerpt(located, style: style)
    for related in finding.related {
      text += style.dim(
        "  note: \(related.path):\(related.place.line):\(related.place.column): ")
      text += related.message + "\n"
    }
    if let fix = finding.fix { text += style.dim("  fix: ") + fix.title + " (--fix)\n" }
    return text
  }

  private static func excerpt(_ located: LocatedFinding, style: Style) -> String {
    let number = String(located.finding.place.line)
    let margin = String(repeating: " ", count: number.count)
    // Tabs stay tabs under the line, so that the caret stands where the terminal draws the text.
    let units = Array(located.line.utf16)
    let before = String(decoding: units.prefix(located.utf16Column - 1), as: UTF16.self)
    let padding = String(
      before.map { character -> String in
        character == "\t" ? "\t" : String(repeating: " ", count: width(character))
      }.joined())
    let isOneLine = located.finding.place.line == located.finding.place.endLine
    let end = isOneLine ? located.utf16EndColumn - 1 : units.count
    let marked = String(
      decoding: units.prefix(max(end, located.utf16Column)).dropFirst(located.utf16Column - 1),
      as: UTF16.self)
    let columns = marked.reduce(0) { $0 + width($1) }
    let carets = "^" + String(repeating: "~", count: max(0, columns - 1))
    return style.dim("\(number) | ") + located.line + "\n"
      + style.dim("\(margin) | ") + padding + style.caret(carets) + "\n"
  }

  /// How many columns of a terminal a character takes.
  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
    }
  }

  private static func summary(_ report: Report, style: Style) -> String {
    let files = report.files == 1 ? "1 file" : "\(report.files) files"
    var text: String
    if report.findings.isEmpty {
      text = style.bold("Nothing found") + " in \(files)."
    } else {
      let count = report.findings.count
      text = style.bold(count == 1 ? "1 finding" : "\(count) findings") + " in \(files)"
      let tiers = Tier.allCases.compactMap { tier -> String? in
        let count = report.findings.filter { $0.finding.tier == tier }.count
        return count == 0 ? nil : "\(count) \(tier.rawValue)"
      }
      text += ": \(tiers.joined(separator: ", "))."
    }
    if report.heldBack > 0 { text += " The baseline holds back \(report.heldBack)." }
    if report.hiddenHints > 0 { text += " Hints are not shown (--preset strict)." }
    if !report.findings.isEmpty { text += byRule(report) + nextSteps(report) }
    return text + "\n"
  }

  /// What to do about the findings, the nearest step first.
  private static func nextSteps(_ report: Report) -> String {
    let counts = Dictionary(grouping: report.findings, by: \.finding.rule).mapValues(\.count)
    guard let rule = counts.min(by: { ($1.value, $0.key) < ($0.value, $1.key) })?.key else {
      return ""
    }
    var steps = [("Why, and what to write instead:", "feedback-states explain \(rule)")]
    let fixes = report.findings.filter { $0.finding.fix != nil }.count
    if fixes > 0 {
      let what = fixes == 1 ? "1 of them can be repaired" : "\(fixes) of them can be repaired"
      steps.append(("\(what) safely; look first:", "feedback-states check --diff"))
    }
    if report.heldBack == 0, report.findings.count >= manyFindings {
      steps.append(("Accept these and fail on new ones only:", "feedback-states baseline write"))
    }
    let width = steps.map(\.0.count).max() ?? 0
    return steps.map { step, command in
      "\n" + step + String(repeating: " ", count: width - step.count + 1) + command
    }.joined()
  }

  /// From how many findings on a baseline is worth a word.
  private static let manyFindings = 10

  private static func byRule(_ report: Report) -> String {
    let counts = Dictionary(grouping: report.findings, by: \.finding.rule).mapValues(\.count)
    let width = counts.values.map { String($0).count }.max() ?? 1
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      let number = String(count)
      return "\n  " + String(repeating: " ", count: width - number.count) + "\(number) \(rule)"
    }
    return lines.joined()
  }

  /// The colours of a terminal, or none.
  private struct Style {
    var isOn: Bool

    func bold(_ text: String) -> String { code("1", text) }
    func dim(_ text: String) -> String { code("2", text) }
    func caret(_ text: String) -> String { code("32;1", text) }

    func tier(_ tier: Tier) -> String {
      switch tier {
      case .certain: code("31;1", "certain:")
      case .likely: code("33;1", "likely:")
      case .hint: code("36;1", "hint:")
      }
    }

    private func code(_ code: String, _ text: String) -> String {
      isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
  }
}

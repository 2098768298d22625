import CheckerCore

extension PlaceholderReadAloud {
  /// Hides the view from assistive technologies while it is a placeholder.
  static func hiding(_ link: Chain.Link, _ reason: Node, in source: SourceFile) -> Fix? {
    guard let condition = condition(reason, in: source) else { return nil }
    let modifier = ".accessibilityHidden(\(condition))"
    let start = source.lines.start(ofLine: source.lines.place(of: link.range).line)
    let before = source.text(in: .span(start, link.range.lowerBound))
    let margin = before.prefix { $0 == " " || $0 == "\t" }
    // A modifier that has its line gets one for its neighbour.
    let isOnOwnLine = before.dropFirst(margin.count) == "."
    return Fix(
      title: "Hide the placeholder from assistive technologies",
      edits: [
        Fix.Edit(
          range: link.range.upperBound..<link.range.upperBound,
          text: isOnOwnLine ? "\n\(margin)\(modifier)" : modifier)
      ])
  }

  /// When the reason is a placeholder, as code; `nil` where that cannot be told.
  private static func condition(_ reason: Node, in source: SourceFile) -> String? {
    if isPlaceholder(reason) { return "true" }
    guard case .ternary(let condition, let first, let second) = reason.kind else { return nil }
    let text = source.text(in: condition.range)
    guard !text.contains(where: \.isNewline), !text.contains("/*") else { return nil }
    if isPlaceholder(first), isNothing(second) { return text }
    guard isNothing(first), isPlaceholder(second) else { return nil }
    switch condition.kind {
    case .name, .chain: return "!" + text
    default: return "!(\(text))"
    }
  }

  private static func isPlaceholder(_ node: Node) -> Bool {
    switch node.kind {
    case .implicitMember("placeholder"): true
    case .collection(let parts): parts.count == 1 && isPlaceholder(parts[0])
    default: false
    }
  }

  private static func isNothing(_ node: Node) -> Bool {
    if case .collection(let parts) = node.kind { parts.isEmpty } else { false }
  }
}

import CheckerCore
public import CheckerIndex

/// Finds redacted placeholders that assistive technologies read as content.
public struct PlaceholderReadAloud: Rule {
  /// Makes the rule.
  public init() {}

  private static let quiet: Set<String> = [
    "accessibilityHidden", "accessibilityLabel", "accessibilityElement", "accessibilityValue",
    "accessibilityRepresentation", "accessibility",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      guard !Words.name(code.type.name, has: ["preview", "previews"]) else { continue }
      // The view reads the reason itself and may answer to it.
      if context.index.shows(code.type.name, depth: 1).contains(.redaction) { continue }
      for visit in code.visits {
        guard let element = visit.element else { continue }
        for link in element.modifiers where link.name == "redacted" {
          check(link, element, visit, code, context)
        }
      }
    }
  }

  private func check(
    _ link: Chain.Link, _ element: ViewElement, _ visit: Visit, _ code: ViewCode,
    _ context: RuleContext
  ) {
    guard let reason = link.argument("reason"), reason.mentions("placeholder") else { return }
    let around = element.modifiers + visit.frame.elements.flatMap(\.modifiers)
    guard
      !around.contains(where: { other in
        Self.quiet.contains(other.name)
          || (context.index.modifiers[other.name] ?? []).contains(.accessibility)
          || context.vocabulary.roles[other.name] == .placeholder
      })
    else { return }
    // The redacted view may read the reason.
    let makesReader =
      element.isType && context.index.shows(element.name, depth: 1).contains(.redaction)
    guard !makesReader else { return }
    // A widget has no moment of its own that ends the placeholder.
    let isWidget = Words.name(code.type.name, has: ["widget", "complication"])
    context.report(
      Self.info, tier: isWidget ? .hint : .likely, at: link.range,
      in: context.declaration(at: link.range.lowerBound, in: code.type),
      "These placeholders are read aloud as if they were content. Hide them from assistive "
        + "technologies and let one element say that the content loads.",
      fix: Self.hiding(link, reason, in: context.file.source))
  }
}

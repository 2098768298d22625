import CheckerCore
public import CheckerIndex

/// Finds actions that are taken away instead of disabled.
public struct ActionHidden: Rule {
  /// Makes the rule.
  public init() {}

  private static let others: Set<String> = [
    "Menu", "contextMenu", "swipeActions", "alert", "confirmationDialog", "CommandMenu", "commands",
    "sheet", "popover",
  ]
  private static let fixed: Set<String> = [
    "platform", "device", "size", "class", "compact", "regular", "role", "admin", "owner",
    "feature",
    "flag", "edit", "editing", "mode", "hardware", "supported", "debug", "beta", "idiom", "watch",
    "ipad", "mac", "phone", "internal", "premium", "pro", "signed", "logged", "author", "expanded",
    "collapsed", "focused", "show", "shows", "showing", "shown", "hovering", "hovered", "presented",
    "playing", "searching", "step", "current", "available", "enabled", "version", "test",
    "visible", "error", "failed", "orientation", "landscape", "portrait", "is",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      let resolver = Resolver(context: context, type: code.type)
      for visit in code.visits {
        if let element = visit.element { checkOpacity(element, visit, code, resolver) }
        guard case .conditional(let part) = visit.node.kind, part.otherwise == nil,
          part.conditions.count == 1, case .test(let test) = part.conditions[0],
          part.then.count == 1,
          let element = ViewElement(part.then[0]),
          ["Button", "ToolbarItem"].contains(element.name),
          !visit.frame.names.contains(where: Self.others.contains)
        else { continue }
        guard Self.isOwnState(test, resolver) else { continue }
        let text = context.file.source.text(in: test.range)
        context.report(
          Self.info, tier: .hint,
          at: visit.node.range.lowerBound..<max(test.range.upperBound, visit.node.range.lowerBound),
          in: context.declaration(at: visit.node.range.lowerBound, in: code.type),
          "Without `\(text.prefix(60))` this action vanishes. Show it disabled and say why.")
      }
    }
  }

  /// Reports a button that is made invisible: it is gone for the eye and still there for the touch.
  private func checkOpacity(
    _ element: ViewElement, _ visit: Visit, _ code: ViewCode, _ resolver: Resolver
  ) {
    guard element.name == "Button", !visit.frame.names.contains(where: Self.others.contains),
      let link = element.modifier("opacity"),
      case .ternary(let test, let first, let second)? = link.arguments.first?.value.kind,
      Self.isNothing(first) != Self.isNothing(second), Self.isOwnState(test, resolver)
    else { return }
    let context = resolver.context
    let text = context.file.source.text(in: test.range)
    context.report(
      Self.info, tier: .hint, at: link.range,
      in: context.declaration(at: link.range.lowerBound, in: code.type),
      "`\(text.prefix(60))` makes this action invisible. Show it disabled and say why.")
  }

  private static func isNothing(_ node: Node) -> Bool {
    guard case .literal(let text) = node.kind else { return false }
    return text == "0" || text == "0.0"
  }

  /// Whether the condition is state of the screen that changes, and nothing that is fixed for it.
  private static func isOwnState(_ test: Node, _ resolver: Resolver) -> Bool {
    let paths = test.paths
    let isMutable = paths.contains { path in
      guard
        let (owner, property) = resolver.property(
          path.last == "isEmpty" || path.last == "count" ? Array(path.dropLast()) : path)
      else { return false }
      if property.isStored { return changes(property, of: owner) }
      return property.reads.contains { name in
        owner.property(name).map { changes($0, of: owner) } ?? false
      }
    }
    return isMutable
      && !paths.contains { path in
        path.last != "isEmpty" && path.contains { Words.name($0, has: fixed.subtracting(["is"])) }
      }
  }

  private static func changes(_ property: PropertyFacts, of owner: TypeView) -> Bool {
    property.isStored && !property.isConstant && !property.isHandedIn
      && owner.property(property.name) != nil
  }
}

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
    "playing", "searching", "step", "current", "can", "available", "enabled", "version", "test",
    "visible", "error", "failed", "orientation", "landscape", "portrait", "is",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      let resolver = Resolver(context: context, type: code.type)
      for visit in code.visits {
        guard case .conditional(let part) = visit.node.kind, part.otherwise == nil,
          part.conditions.count == 1, case .test(let test) = part.conditions[0],
          part.then.count == 1,
          let element = ViewElement(part.then[0]),
          ["Button", "ToolbarItem"].contains(element.name),
          !visit.frame.names.contains(where: Self.others.contains)
        else { continue }
        let paths = test.paths
        let isMutable = paths.contains { path in
          guard
            let (owner, property) = resolver.property(
              path.last == "isEmpty" || path.last == "count" ? Array(path.dropLast()) : path)
          else { return false }
          return property.isStored && !property.isConstant && !property.isHandedIn
            && owner.property(property.name) != nil
        }
        guard isMutable,
          !paths.contains(where: { path in
            path.last != "isEmpty"
              && path.contains { Words.name($0, has: Self.fixed.subtracting(["is"])) }
          })
        else { continue }
        let text = context.file.source.text(in: test.range)
        context.report(
          Self.info, tier: .hint,
          at: visit.node.range.lowerBound..<max(test.range.upperBound, visit.node.range.lowerBound),
          in: context.declaration(at: visit.node.range.lowerBound, in: code.type),
          "Without `\(text.prefix(60))` this action vanishes. Show it disabled and say why.")
      }
    }
  }
}

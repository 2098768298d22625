import CheckerCore
public import CheckerIndex

/// Finds disabled controls that do not say why.
public struct DisabledWithoutReason: Rule {
  /// Makes the rule.
  public init() {}

  private static let outer: Set<String> = [
    "permission", "permissions", "authorized", "authorised", "authorization", "entitled",
    "entitlement", "premium", "subscribed", "connected",
    "connection", "online", "offline", "reachable", "supported", "supports", "paid", "purchased",
    "unlocked", "locked", "signed", "logged", "allowed", "eligible", "access", "network",
  ]
  private static let form: Set<String> = [
    "valid", "invalid", "empty", "complete", "count", "changed", "changes", "dirty", "filled",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      let resolver = Resolver(context: context, type: code.type)
      var seen: Set<String> = []
      for visit in code.visits {
        guard let element = visit.element else { continue }
        for link in element.modifiers where link.name == "disabled" {
          check(link, element, visit, code, resolver, &seen)
        }
      }
    }
  }

  private func check(
    _ link: Chain.Link, _ element: ViewElement, _ visit: Visit, _ code: ViewCode,
    _ resolver: Resolver, _ seen: inout Set<String>
  ) {
    let context = resolver.context
    // A modifier of one's own that is given the reason shows it.
    guard let argument = link.arguments.first, argument.label == nil else { return }
    let condition = argument.value
    guard !condition.isLiteral("true"),
      !condition.isLiteral("false")
    else { return }
    let busy = Busy(resolver: resolver)
    let operands = Self.operands(condition).filter { !busy.isRead(in: $0) }
    guard !operands.isEmpty else { return }
    let unexplained = operands.filter { operand in
      let names = operand.paths.compactMap(\.last)
      return !names.isEmpty && !isExplained(operand, link, code) && !isToggledHere(operand, code)
    }
    let others = unexplained.filter { isAnother($0, resolver) }
    guard let first = unexplained.first(where: isOuter) ?? others.first ?? unexplained.first else {
      return
    }
    guard !hasReason(element, visit, context) else { return }
    let key = first.paths.map { $0.joined(separator: ".") }.sorted().joined(separator: " ")
    guard seen.insert(key).inserted else { return }
    let isLikely =
      (isOuter(first) || others.contains { $0.range == first.range }) && !isForm(first)
      && ViewTraits.of(element: element.name, vocabulary: context.vocabulary).contains(.control)
      && !visit.frame.names.contains(where: {
        [
          "Menu", "contextMenu", "swipeActions", "CommandMenu", "CommandGroup", "commands",
          "toolbar",
        ].contains($0)
      })
    let text = context.file.source.text(in: first.range)
    context.report(
      Self.info, tier: isLikely ? .likely : .hint, at: link.range,
      in: context.declaration(at: link.range.lowerBound, in: code.type),
      "Nothing here says why this is disabled when `\(text.prefix(60))`. Add a caption below it that "
        + "does.")
  }

  private static func operands(_ node: Node) -> [Node] {
    switch node.plain.kind {
    case .operation(let text, let parts) where text == "||" || text == "&&": parts.flatMap(operands)
    case .prefix("!", let inner): operands(inner)
    default: [node.plain]
    }
  }

  private func isOuter(_ node: Node) -> Bool {
    // Permission, support, entitlement, connection.
    node.paths.contains { path in path.contains { Words.name($0, has: Self.outer) } }
  }

  /// Whether the condition is the state of an object that others own, such as `order.isComplete`.
  private func isAnother(_ node: Node, _ resolver: Resolver) -> Bool {
    guard let path = node.path, path.count == 2, let (_, base) = resolver.property([path[0]]),
      base.isHandedIn, let (_, property) = resolver.property(path),
      property.type == "Bool" || property.initial == .true || property.initial == .false
    else { return false }
    return !Words.name(path[0], has: Self.models) && !Words.isBusy(path[1])
      && !Words.name(path[1], has: ["can", "enabled", "disabled", "should", "selected", "editing"])
  }

  private static let models: Set<String> = [
    "model", "vm", "store", "state", "context", "presenter", "controller", "form", "draft",
    "editor", "interactor", "manager", "coordinator", "filter", "sort", "viewmodel",
  ]

  private func isForm(_ node: Node) -> Bool {
    node.paths.contains { path in path.contains { Words.name($0, has: Self.form) } }
  }

  /// Whether other code of the view reads the same condition to show something.
  private func isExplained(_ operand: Node, _ link: Chain.Link, _ code: ViewCode) -> Bool {
    let paths = operand.paths
    return code.visits.contains { other in
      switch other.node.kind {
      case .conditional(let part):
        return part.conditions.flatMap(\.nodes).contains { node in paths.contains { node.reads($0) }
        }
      case .choice(let part): return paths.contains { part.subject.reads($0) }
      default:
        guard let element = other.element else { return false }
        let inArguments = element.arguments.contains { argument in
          argument.value.closure == nil && paths.contains { argument.value.reads($0) }
        }
        return inArguments
          || element.modifiers.contains { modifier in
            ["help", "accessibilityHint", "overlay", "badge", "popover"].contains(modifier.name)
              && modifier.arguments.contains { argument in
                paths.contains { argument.value.reads($0) }
              }
          }
      }
    }
  }

  /// Whether a control of the same view sets the condition: the neighbour explains it.
  private func isToggledHere(_ operand: Node, _ code: ViewCode) -> Bool {
    let paths = operand.paths
    return code.visits.contains { visit in
      guard let element = visit.element,
        [
          "Toggle", "Picker", "TextField", "SecureField", "TextEditor", "Stepper", "Slider",
          "DatePicker",
        ].contains(element.name)
          || element.name.hasSuffix("Field") || element.name.hasSuffix("Toggle")
      else { return false }
      return element.arguments.contains { argument in
        guard let bound = argument.value.path else { return false }
        return paths.contains { $0.starts(with: bound) || bound.starts(with: $0) }
      }
    }
  }

  /// Whether a caption, a footer or a hint stands with the control.
  private func hasReason(_ element: ViewElement, _ visit: Visit, _ context: RuleContext) -> Bool {
    if element.modifiers.contains(where: {
      ["help", "accessibilityHint", "safeAreaInset"].contains($0.name)
    }) {
      return true
    }
    for sibling in visit.siblings where sibling.range != visit.node.range {
      if let other = ViewElement(sibling),
        ["Text", "Label"].contains(other.name) || other.name.hasSuffix("Caption")
      {
        return true
      }
    }
    return visit.frame.elements.contains { outer in
      outer.name == "Section"
        && outer.arguments.contains { $0.label == "footer" }
    }
  }
}

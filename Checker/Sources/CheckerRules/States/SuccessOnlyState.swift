import CheckerCore
public import CheckerIndex

/// Finds view-building code that shows the success case of a load state and no other.
public struct SuccessOnlyState: Rule {
  /// Makes the rule.
  public init() {}

  static let accessors: Set<String> = [
    "value", "data", "content", "result", "success", "loaded", "items",
  ]
  static let aside: Set<String> = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "badge", "contextMenu", "swipeActions", "Menu",
    "navigationTitle", "sheet", "alert", "fullScreenCover", "popover",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      let resolver = Resolver(context: context, type: code.type)
      for visit in code.visits {
        guard !visit.frame.names.contains(where: Self.aside.contains) else { continue }
        switch visit.node.kind {
        case .conditional(let part): conditional(part, visit, code, resolver)
        case .guarded(let conditions, let body):
          if body.allSatisfy({ Self.isNothing($0) }) {
            conditional(
              Conditional(conditions: conditions, then: [], otherwise: nil), visit, code, resolver)
          }
        default: fallback(visit, code, resolver)
        }
      }
    }
  }

  static func isNothing(_ node: Node) -> Bool {
    switch node.kind {
    case .returned(let value): value.map(isNothing) ?? true
    case .chain: ViewElement(node).map { $0.name == "EmptyView" || $0.name == "AnyView" } ?? false
    default: false
    }
  }

  private func conditional(
    _ part: Conditional, _ visit: Visit, _ code: ViewCode, _ resolver: Resolver
  ) {
    guard part.conditions.count == 1 else { return }
    let context = resolver.context
    switch part.conditions[0] {
    case .match(let pattern, let subject):
      guard let name = pattern.caseName, let path = subject.path, !path.isEmpty,
        let shape = resolver.state(subject), shape.roles[name] == .success
      else { return }
      if let otherwise = part.otherwise,
        !showsOnlyProgress(otherwise, context) || shape.cases(.failure).isEmpty
      {
        return
      }
      report(path, shape, visit, code, resolver)
    case .binding(_, let value):
      guard let value, let path = value.path, let last = path.last else { return }
      if path.count > 1, Self.accessors.contains(last) {
        let base = Array(path.dropLast())
        guard let (text, scope) = resolver.typeName(of: base),
          let shape = StateShape(type: text, scope: scope, context: context)
        else { return }
        if let otherwise = part.otherwise, !showsOnlyProgress(otherwise, context) { return }
        report(base, shape, visit, code, resolver)
        return
      }
      guard let otherwise = part.otherwise, showsOnlyProgress(otherwise, context) else { return }
      optional(path, visit, code, resolver)
    case .test, .availability: return
    }
  }

  /// `state.value ?? []` given to a view.
  private func fallback(_ visit: Visit, _ code: ViewCode, _ resolver: Resolver) {
    guard let element = visit.element else { return }
    for argument in element.arguments {
      guard case .operation("??", let parts) = argument.value.plain.kind, parts.count == 2,
        let path = parts[0].path, path.count > 1, let last = path.last,
        Self.accessors.contains(last), case .collection(let items) = parts[1].kind, items.isEmpty
      else { continue }
      let base = Array(path.dropLast())
      guard let (text, scope) = resolver.typeName(of: base),
        let shape = StateShape(type: text, scope: scope, context: resolver.context)
      else { continue }
      report(base, shape, visit, code, resolver)
    }
  }

  private func showsOnlyProgress(_ nodes: [Node], _ context: RuleContext) -> Bool {
    guard nodes.count == 1, let element = ViewElement(nodes[0]) else { return false }
    return ViewTraits.of(element: element.name, vocabulary: context.vocabulary) == [.progress]
  }

  private func report(
    _ path: [String], _ shape: StateShape, _ visit: Visit, _ code: ViewCode, _ resolver: Resolver
  ) {
    let context = resolver.context
    guard let (_, property) = resolver.property(path) else { return }
    // A state that a parent hands in may be drawn by the parent.
    if path.count == 1, property.isHandedIn { return }
    guard !isHandledElsewhere(path, visit, code) else { return }
    let hidden = (shape.cases(.loading) + shape.cases(.failure)).map { "`.\($0)`" }
    let range = head(of: visit)
    context.report(
      Self.info, tier: .certain, at: range,
      in: context.declaration(at: visit.node.range.lowerBound, in: code.type),
      "Only the success of \(quoted(path)) is shown; \(hidden.joined(separator: " and ")) show "
        + "nothing here. Switch over the state and draw every case.",
      related: [context.related(property, "The state is declared here.")])
  }

  private func head(of visit: Visit) -> Range<Int> {
    switch visit.node.kind {
    case .conditional(let part):
      let end = part.then.first?.range.lowerBound ?? visit.node.range.upperBound
      let last = part.conditions.flatMap(\.nodes).map(\.range.upperBound).max() ?? end
      return visit.node.range.lowerBound..<max(last, visit.node.range.lowerBound)
    default: return visit.element?.range ?? visit.node.range
    }
  }

  /// Whether the code looks at the state in another way, so that other cases may be drawn there.
  private func isHandledElsewhere(_ path: [String], _ visit: Visit, _ code: ViewCode) -> Bool {
    let own = visit.node.range
    for other in code.visits where other.node.range != own {
      switch other.node.kind {
      case .conditional(let part):
        if part.conditions.flatMap(\.nodes).contains(where: { $0.reads(path) }) { return true }
      case .choice(let part): if part.subject.reads(path) { return true }
      default: break
      }
      guard let element = other.element else { continue }
      // Inside of the finding's own branches nothing counts.
      if own.lowerBound < other.node.range.lowerBound, other.node.range.upperBound <= own.upperBound
      {
        continue
      }
      for argument in element.arguments where argument.value.closure == nil {
        if argument.value.reads(path), other.node.range != visit.node.range { return true }
      }
      for link in element.modifiers {
        guard
          !["onChange", "onReceive", "animation", "task", "toolbar", "navigationTitle"].contains(
            link.name)
        else { continue }
        for argument in link.arguments where argument.value.reads(path) {
          // The branch itself may stand inside of this modifier.
          if !(link.range.contains(own.lowerBound)) { return true }
        }
      }
    }
    return false
  }

  /// `if let x { … } else { ProgressView() }` where the loader's failure leaves `x` nil.
  private func optional(
    _ path: [String], _ visit: Visit, _ code: ViewCode, _ resolver: Resolver
  ) {
    let context = resolver.context
    guard let (owner, property) = resolver.property(path), property.isStored,
      !property.isHandedIn, property.type.map(TypeName.isOptional) == true,
      let last = path.last
    else { return }
    let read = code.type.members.reduce(into: Set<String>()) { names, member in
      for part in member.paths { names.formUnion(part) }
    }
    for function in owner.functions {
      let sets = function.assigns.filter { $0.name == last && $0.value != "nil" }
      guard !sets.isEmpty, function.canFail,
        function.failureCalls.allSatisfy(FailureCalls.isLogging)
      else { continue }
      let told = function.assigns.contains { item in
        item.way == .failure && (item.name == last || read.contains(item.name))
      }
      guard !told, !function.isThrowing else { continue }
      context.report(
        Self.info, tier: .likely, at: head(of: visit),
        in: context.declaration(at: visit.node.range.lowerBound, in: code.type),
        "When `\(function.name)` fails, \(quoted(path)) stays nil and the spinner never ends. Keep "
          + "one `Loadable` and draw its failure too.",
        related: [context.related(property, "Declared here; nil stands for loading.")])
      return
    }
  }
}

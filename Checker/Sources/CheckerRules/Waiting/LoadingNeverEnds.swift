import CheckerCore
public import CheckerIndex

/// Finds paths that leave a loading state set.
public struct LoadingNeverEnds: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for type in context.file.types {
      guard let facts = context.facts(of: type),
        facts.isView || facts.isObservable || facts.parts.contains(where: \.isReference)
      else { continue }
      for (function, _) in type.functions {
        check(function.body ?? [], function.name, facts, type, context)
      }
      if facts.isView {
        for variable in type.variables {
          for body in Self.actions(in: variable.getter ?? []) {
            check(body, variable.name, facts, type, context)
          }
        }
      }
    }
  }

  /// The closures in view-building code that set something.
  private static func actions(in nodes: [Node]) -> [[Node]] {
    var result: [[Node]] = []
    nodes.walk { node in
      guard let closure = node.closure else { return true }
      let acts = closure.body.contains { statement in
        switch statement.kind {
        case .assignment, .attemptBlock, .guarded, .variable: true
        default: FunctionFacts.taskBody(statement) != nil
        }
      }
      if acts { result.append(closure.body) }
      return !acts
    }
    return result
  }

  private func check(
    _ body: [Node], _ place: String, _ facts: TypeView, _ type: TypeModel, _ context: RuleContext
  ) {
    let own = Set(facts.parts.flatMap(\.properties).map(\.name))
    var names: Set<String> = []
    body.walk { node in
      if case .assignment("=", let target, let value) = node.kind, let path = target.path,
        let name = path.last, FunctionFacts.ownName(of: target, own: own) == name,
        Self.isLoading(value, name, path, Resolver(context: context, type: type))
      {
        names.insert(name)
      }
      return true
    }
    for name in names.sorted() {
      let enders = Set(
        facts.functions.filter { function in
          function.name != place
            && function.assigns.contains {
              $0.name == name && $0.value != "true" && !Self.isLoadingText($0.value, context)
            }
        }.map(\.name))
      let function = facts.functions(place).first
      let resolver = Resolver(context: context, type: type)
      var flow = LoadingFlow(
        name: name, enders: enders, countsCancellation: function?.guardsItself == true
      ) { value in Self.isLoading(value, name, [name], resolver) || value.isLiteral("true") }
      flow.finish(body)
      // A caller that catches may end the state itself.
      let callerEnds = facts.functions.contains { other in
        other.name != place && other.calls.contains(place)
          && other.assigns.contains { $0.name == name && $0.way == .failure }
      }
      let leaks = flow.leaks.filter { $0.way != .thrown || !callerEnds }
      guard flow.resets, let leak = leaks.first else { continue }
      report(leak, name, facts, type, context)
    }
    for property in facts.parts.flatMap(\.properties)
    where property.initial == .true && property.isStored && !property.isConstant
      && !property.isHandedIn && Words.isBusy(property.name) && !names.contains(property.name)
    {
      startsLoading(property, body, place, facts, type, context)
    }
  }

  /// A flag that is set from the start, and a load that resets it only where it works.
  private func startsLoading(
    _ property: PropertyFacts, _ body: [Node], _ place: String, _ facts: TypeView,
    _ type: TypeModel, _ context: RuleContext
  ) {
    let name = property.name
    let ends = facts.functions.filter { function in
      function.assigns.contains { $0.name == name && $0.value != "true" }
    }
    guard ends.count == 1, ends[0].name == place, ends[0].canFail,
      !ends[0].assigns.contains(where: { $0.name == name && $0.value == "true" })
    else { return }
    var flow = LoadingFlow(name: name, enders: [], countsCancellation: false) {
      $0.isLiteral("true")
    }
    flow.finish(body, isSet: true)
    guard flow.resets, let leak = flow.leaks.first(where: { $0.way != .returned }) else { return }
    report(leak, name, facts, type, context)
  }

  private func report(
    _ leak: LoadingFlow.Leak, _ name: String, _ facts: TypeView, _ type: TypeModel,
    _ context: RuleContext
  ) {
    let text: String
    let range: Range<Int>
    switch leak.way {
    case .thrown:
      text =
        "When this throws, `\(name)` stays set and the screen waits for ever. Reset it in a "
        + "`defer`, or keep one `Loadable` that ends in a failure."
      range = leak.range
    case .returned:
      text =
        "This early return leaves `\(name)` set and the screen waits for ever. Reset it in a "
        + "`defer`, or keep one `Loadable` that always ends."
      range = leak.range
    case .caught:
      text =
        "After this `catch` `\(name)` stays set and the screen waits for ever. End it in a "
        + "failure that the view draws."
      range = leak.range.lowerBound..<leak.range.lowerBound + 5
    }
    context.report(
      Self.info, tier: .likely, at: range,
      in: context.declaration(at: range.lowerBound, in: type),
      text,
      related: facts.property(name).map { [context.related($0, "The state is declared here.")] }
        ?? [])
  }

  private static func isLoadingText(_ text: String, _ context: RuleContext) -> Bool {
    text.first == "." && context.vocabulary.role(ofCase: String(text.dropFirst())) == .loading
  }

  private static func isLoading(
    _ value: Node, _ name: String, _ path: [String], _ resolver: Resolver
  ) -> Bool {
    if value.isLiteral("true") { return Words.isBusy(name) }
    let text = FunctionFacts.valueText(value)
    guard text.first == "." else { return false }
    return resolver.context.vocabulary.role(ofCase: String(text.dropFirst())) == .loading
  }
}

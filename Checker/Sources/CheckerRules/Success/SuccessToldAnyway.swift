import CheckerCore
public import CheckerIndex

/// Finds success that is told before the work has ended, or whatever its outcome.
public struct SuccessToldAnyway: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for type in context.file.types {
      for member in type.members {
        let body: [Node]
        switch member.kind {
        case .function(let part): body = part.body ?? []
        case .variable(let part): body = part.getter ?? []
        default: continue
        }
        let resolver = Resolver(context: context, type: type)
        lists(body) { list in check(list, resolver) }
      }
    }
  }

  /// Every list of statements in `nodes`, those of closures and branches too.
  private func lists(_ nodes: [Node], _ visit: ([Node]) -> Void) {
    visit(nodes)
    for node in nodes {
      switch node.kind {
      case .conditional(let part):
        lists(part.then, visit)
        lists(part.otherwise ?? [], visit)
      case .choice(let part): for item in part.cases { lists(item.body, visit) }
      case .guarded(_, let body), .loop(_, let body), .deferred(let body): lists(body, visit)
      case .attemptBlock(let body, let catches):
        lists(body, visit)
        for clause in catches { lists(clause.body, visit) }
      case .closure(let closure): lists(closure.body, visit)
      default: for child in node.children { closures(child, visit) }
      }
    }
  }

  private func closures(_ node: Node, _ visit: ([Node]) -> Void) {
    if let closure = node.closure { return lists(closure.body, visit) }
    for child in node.children { closures(child, visit) }
  }

  private func check(_ list: [Node], _ resolver: Resolver) {
    let (type, context) = (resolver.type, resolver.context)
    var dropped: String?
    var pending: String?
    for node in list {
      if let name = droppedFailure(node) ?? silentCallee(node, resolver)
        ?? ignoredOutcome(node, resolver)
      {
        dropped = name
      }
      if let what = Self.success(node), let name = dropped ?? pending {
        let text =
          dropped != nil
          ? "This tells success although `\(name)` may have failed: its outcome is dropped. Tell "
            + "it only on the way that succeeded."
          : "This tells success before `\(name)` has ended: the `Task` has only been started. Tell "
            + "it after the work, on the way that succeeded."
        context.report(
          Self.info, tier: what == .clear || dropped != nil ? .likely : .hint, at: node.range,
          in: context.declaration(at: node.range.lowerBound, in: type), text)
        return
      }
      if let body = FunctionFacts.taskBody(node), canFail(body) { pending = Self.awaited(body) }
    }
  }

  private func canFail(_ body: [Node]) -> Bool {
    body.containsAnywhere { node in
      if case .attempt(let mark, let inner) = node.kind {
        return mark != "!" && FunctionFacts.waits([inner])
      }
      return false
    }
  }

  private static func awaited(_ body: [Node]) -> String? {
    var found: String?
    body.walk { node in
      if case .attempt(_, let inner) = node.kind, found == nil {
        inner.walk { piece in
          if case .awaiting(let call) = piece.kind, found == nil { found = call.call?.name }
          return found == nil
        }
      }
      return found == nil
    }
    guard let found, ButtonAction.weight(of: found) == .mutation else { return nil }
    return found
  }

  /// What is awaited in a statement that goes on after a failure.
  private func droppedFailure(_ node: Node) -> String? {
    switch node.kind {
    case .attempt("?", let inner) where FunctionFacts.waits([inner]):
      return Self.awaited([node])
    case .assignment(_, let target, let value):
      guard target.isDiscard, case .attempt("?", let inner) = value.kind,
        FunctionFacts.waits([inner])
      else { return nil }
      return Self.awaited([value])
    case .attemptBlock(let body, let catches):
      guard FunctionFacts.waits(body), !catches.isEmpty,
        catches.allSatisfy({ $0.body.allSatisfy(FailureCalls.isLogging(_:)) }),
        !catches.contains(where: {
          $0.body.containsAnywhere { if case .returned = $0.kind { true } else { false } }
        })
      else { return nil }
      return Self.awaited(body)
    default: return nil
    }
  }

  /// A function that drops its failure by itself: whoever awaits it cannot know the outcome.
  private func silentCallee(_ node: Node, _ resolver: Resolver) -> String? {
    guard case .awaiting(let inner) = node.kind, let (_, function) = resolver.function(inner),
      function.canFail, !function.isThrowing,
      ButtonAction.weight(of: function.name) == .mutation || function.name == "update",
      function.failureCalls.allSatisfy(FailureCalls.isLogging),
      !function.assigns.contains(where: { $0.way == .failure && !Words.isBusy($0.name) })
    else { return nil }
    return function.name
  }

  /// A function that returns whether it worked, and whose answer nobody takes.
  private func ignoredOutcome(_ node: Node, _ resolver: Resolver) -> String? {
    let call: Node
    switch node.kind {
    case .assignment(_, let target, let value):
      guard target.isDiscard else { return nil }
      call = value
    case .awaiting: call = node
    default: return nil
    }
    guard case .awaiting(let inner) = call.kind, let (_, function) = resolver.function(inner),
      function.result == "Bool", function.isAsync,
      ButtonAction.weight(of: function.name) == .mutation
    else { return nil }
    return function.name
  }
}

import CheckerCore
public import CheckerIndex

/// Finds pull-to-refresh whose spinner ends before the work.
public struct RefreshEndsAtOnce: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for type in context.file.types {
      let resolver = Resolver(context: context, type: type)
      for member in type.members {
        member.walk { node in
          if case .type = node.kind { return false }
          guard let chain = node.chain else { return true }
          for link in chain.links where link.name == "refreshable" {
            guard let closure = link.arguments.first(where: { $0.value.closure != nil })?.value
            else {
              continue
            }
            check(closure, link, resolver)
          }
          return true
        }
      }
    }
  }

  private func check(_ node: Node, _ link: Chain.Link, _ resolver: Resolver) {
    guard let body = node.closure?.body, !body.isEmpty else { return }
    let context = resolver.context
    let place = context.declaration(at: link.range.lowerBound, in: resolver.type)
    let waits = body.containsAnywhere { piece in
      if case .awaiting = piece.kind { return !insideTask(piece, body) }
      return false
    }
    guard !waits else { return }
    if body.count == 1, let inside = FunctionFacts.taskBody(body[0]) {
      guard inside.containsAnywhere({ if case .awaiting = $0.kind { true } else { false } }) else {
        return
      }
      context.report(
        Self.info, tier: .certain, at: link.range, in: place,
        "The refresh spinner ends at once: `Task` starts the work and the closure returns. "
          + "Await the work in the closure itself.",
        fix: Self.unwrapping(body[0], inside, in: context.file.source))
      return
    }
    if body.contains(where: { FunctionFacts.taskBody($0) != nil }) {
      context.report(
        Self.info, tier: .certain, at: link.range, in: place,
        "The refresh spinner ends at once: a `Task` goes on after the closure has returned. "
          + "Await the work in the closure itself.")
      return
    }
    for statement in body {
      guard let (owner, function) = resolver.function(statement), !function.isAsync,
        function.startsTask
      else { continue }
      context.report(
        Self.info, tier: .likely, at: link.range, in: place,
        "The refresh spinner ends at once: `\(owner.name).\(function.name)` starts a task and "
          + "returns. Make it `async` and await it here.")
      return
    }
  }

  private func insideTask(_ piece: Node, _ body: [Node]) -> Bool {
    body.containsAnywhere { node in
      guard FunctionFacts.taskBody(node) != nil else { return false }
      return node.range.lowerBound < piece.range.lowerBound
        && piece.range.upperBound <= node.range.upperBound
    }
  }
}

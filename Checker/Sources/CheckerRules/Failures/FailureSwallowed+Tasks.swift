import CheckerCore
import CheckerIndex

extension FailureSwallowed.Reader {
  /// A task whose thrown error nobody sees.
  func task(_ node: Node, _ body: [Node]) {
    guard let throwing = Self.uncaught(body), FunctionFacts.waits([throwing]),
      let name = Self.awaited(in: throwing), let first = Words.of(name.last ?? "").first,
      !Self.harmless.contains(first), !tells(name, throwing)
    else { return }
    let tier = isAside(name) || FunctionFacts.isBackgroundTask(node) ? .hint : tier
    resolver.context.report(
      FailureSwallowed.info, tier: tier, at: node.range.lowerBound..<node.range.lowerBound + 4,
      in: resolver.context.declaration(at: node.range.lowerBound, in: type),
      "When `\(name.last ?? "")` fails, nothing on screen changes: nobody sees what this `Task` "
        + "throws. Catch the error in it, show it, and offer to try again.")
  }

  /// The first `try` that no `do` around it catches.
  static func uncaught(_ body: [Node]) -> Node? {
    for node in body {
      switch node.kind {
      case .attempt("", _): return node
      case .attempt, .attemptBlock, .closure: continue
      default:
        if FunctionFacts.taskBody(node) != nil { continue }
        if let found = uncaught(node.children) { return found }
      }
    }
    return nil
  }
}

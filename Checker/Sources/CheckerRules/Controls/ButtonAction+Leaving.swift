import CheckerCore
import CheckerIndex

extension ButtonAction {
  /// Whether the tap itself closes the screen or moves on; what a task does later does not count.
  static func leaves(_ body: [Node]) -> Bool {
    var found = false
    body.walk { node in
      if FunctionFacts.taskBody(node) != nil { return false }
      if leaves(node) { found = true }
      return !found
    }
    return found
  }

  /// Whether the tap calls something like `onDone()`, which the caller hands in.
  static func callsBack(_ body: [Node]) -> Bool {
    body.contains { node in
      guard let chain = node.chain, case .name(let name) = chain.base.kind,
        chain.links.first?.kind == .call
      else { return false }
      return Words.of(name).first == "on"
    }
  }

  static func leaves(_ node: Node) -> Bool {
    switch node.kind {
    case .chain(let chain):
      if case .name(let name) = chain.base.kind, chain.links.first?.kind == .call,
        Words.name(name, has: ["dismiss", "close", "pop"])
      {
        return true
      }
      return chain.links.contains { link in
        link.kind == .method
          && Words.name(link.name, has: ["dismiss", "navigate", "pop", "close", "push", "present"])
      }
    case .assignment(_, let target, let value):
      guard let last = target.path?.last else { return false }
      let text = FunctionFacts.valueText(value)
      return (text == "false" || text == "nil")
        && Words.name(
          last,
          has: [
            "presented", "show", "showing", "shown", "present", "presenting", "sheet", "selected",
            "editing", "active", "confirm", "confirming", "displaying",
          ])
    default: return false
    }
  }
}

import CheckerCore
import CheckerIndex

/// Tells expressions that depend on running work.
struct Busy {
  let resolver: Resolver

  /// Whether `node` depends on running work: a busy flag, a loading case, a mutation's state.
  func isRead(in node: Node) -> Bool {
    node.contains { piece in
      switch piece.kind {
      case .name(let name): return Words.isBusy(name)
      case .implicitMember(let name): return isLoadingCase(name)
      case .chain(let chain):
        if chain.links.contains(where: { Words.isBusy($0.name) || isLoadingCase($0.name) }) {
          return true
        }
        guard let path = piece.path else { return false }
        return resolver.state(Node(.chain(chain), piece.range)) != nil && path.count > 0
      default: return false
      }
    } || node.paths.contains { computedBusy($0) }
  }

  private func isLoadingCase(_ name: String) -> Bool {
    resolver.context.vocabulary.role(ofCase: name) == .loading
  }

  /// Whether the path ends at a computed variable that reads a busy flag or a state.
  private func computedBusy(_ path: [String]) -> Bool {
    guard let (owner, property) = resolver.property(path) else { return false }
    if property.isStored {
      return property.type.flatMap {
        StateShape(type: $0, scope: owner.name, context: resolver.context)
      } != nil
    }
    return property.reads.contains { name in
      if Words.isBusy(name) || isLoadingCase(name) { return true }
      guard let inner = owner.property(name), let type = inner.type else { return false }
      return StateShape(type: type, scope: owner.name, context: resolver.context) != nil
    }
  }
}

extension Element {
  /// Replaces the children by `newChildren` with the fewest operations: equal ends are left alone,
  /// and of the rest the longest run that keeps its order stays where it is.
  ///
  /// - Complexity: O(n log n) in the number of children; O(changed) operations.
  public func setChildren(_ newChildren: [Element]) {
    let steps = ChildrenDiff.steps(from: children.map(\.id), to: newChildren.map(\.id))
    guard !steps.isEmpty || newChildren.count != children.count else { return }
    let kept = Set(newChildren.map(\.id))
    let byID = Dictionary(newChildren.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for child in children where !kept.contains(child.id) && child.parent === self {
      child.parent = nil
      record(.remove(child.id))
      child.setAttached(false)
    }
    children = newChildren
    for step in steps {
      switch step {
      case .remove:
        continue
      case .insert(let id, let next):
        guard let child = byID[id] else { continue }
        child.leaveParent(unless: self)
        child.parent = self
        if isAttached {
          record(.insert(child.snapshot(), parent: self.id, before: next))
          child.setAttached(true)
        }
      case .move(let id, let next):
        record(.move(id, parent: self.id, before: next))
      }
    }
  }

  /// Takes the element out of another parent that still holds it.
  private func leaveParent(unless newParent: Element) {
    guard let parent, parent !== newParent else { return }
    parent.children.removeAll { $0 === self }
    parent.record(.remove(id))
    self.parent = nil
    setAttached(false)
  }

  func setAttached(_ attached: Bool) {
    guard isAttached != attached else { return }
    isAttached = attached
    if attached { document.register(self) } else { document.unregister(self) }
    for child in children { child.setAttached(attached) }
  }
}

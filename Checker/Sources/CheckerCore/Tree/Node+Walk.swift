extension Condition {
  /// The expressions in it.
  public var nodes: [Node] {
    switch self {
    case .test(let node): [node]
    case .binding(_, let node): node.map { [$0] } ?? []
    case .match(let pattern, let node): pattern.nodes + [node]
    case .availability: []
    }
  }
}

extension Pattern {
  /// The expressions in it.
  public var nodes: [Node] { (condition.map { [$0] } ?? []) + parts.flatMap(\.nodes) }
}

extension Node {
  /// The pieces directly inside, in the order of the source.
  public var children: [Node] {
    switch kind {
    case .name, .implicitMember, .literal, .keyPath, .jump, .enumCase: []
    case .chain(let chain):
      [chain.base] + chain.links.flatMap { $0.arguments.map(\.value) }
    case .closure(let closure): closure.body
    case .string(_, let parts): parts
    case .collection(let parts), .other(let parts), .deferred(let parts): parts
    case .tuple(let parts): parts.map(\.value)
    case .prefix(_, let part), .attempt(_, let part), .awaiting(let part), .thrown(let part),
      .cast(_, let part, _):
      [part]
    case .operation(_, let parts): parts
    case .assignment(_, let target, let value): [target, value]
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .conditional(let part):
      part.conditions.flatMap(\.nodes) + part.then + (part.otherwise ?? [])
    case .choice(let part):
      [part.subject] + part.cases.flatMap { $0.patterns.flatMap(\.nodes) + $0.body }
    case .guarded(let conditions, let body): conditions.flatMap(\.nodes) + body
    case .loop(let head, let body): head + body
    case .attemptBlock(let body, let catches): body + catches.flatMap(\.body)
    case .returned(let part): part.map { [$0] } ?? []
    case .platform(let branches): branches.flatMap(\.body)
    case .variable(let part):
      (part.initial.map { [$0] } ?? []) + (part.getter ?? []) + part.observers
    case .function(let part):
      part.parameters.compactMap(\.initial) + (part.body ?? [])
    case .type(let part): part.members
    }
  }

  /// Whether a piece directly inside fulfils `condition`; asks in the order of the source.
  ///
  /// Unlike ``children`` it builds no array: every rule walks every piece.
  private func anyChild(_ condition: (Node) -> Bool) -> Bool {
    switch kind {
    case .name, .implicitMember, .literal, .keyPath, .jump, .enumCase: false
    case .chain(let chain):
      condition(chain.base)
        || chain.links.contains { $0.arguments.contains { condition($0.value) } }
    case .closure(let closure): closure.body.contains(where: condition)
    case .string(_, let parts), .collection(let parts), .other(let parts), .deferred(let parts),
      .operation(_, let parts):
      parts.contains(where: condition)
    case .tuple(let parts): parts.contains { condition($0.value) }
    case .prefix(_, let part), .attempt(_, let part), .awaiting(let part), .thrown(let part),
      .cast(_, let part, _):
      condition(part)
    case .assignment(_, let target, let value): condition(target) || condition(value)
    case .conditional(let part):
      part.conditions.contains { $0.nodes.contains(where: condition) }
        || part.then.contains(where: condition)
        || part.otherwise?.contains(where: condition) == true
    case .variable(let part):
      part.initial.map(condition) == true || part.getter?.contains(where: condition) == true
        || part.observers.contains(where: condition)
    case .type(let part): part.members.contains(where: condition)
    case .ternary, .choice, .guarded, .loop, .attemptBlock, .returned, .platform, .function:
      children.contains(where: condition)
    }
  }

  /// Visits this piece and everything in it, outer pieces first; `enter` returns whether to go in.
  public func walk(_ enter: (Node) -> Bool) {
    guard enter(self) else { return }
    _ = anyChild { child in
      child.walk(enter)
      return false
    }
  }

  /// Whether this piece or one in it fulfils `condition`.
  public func contains(where condition: (Node) -> Bool) -> Bool {
    condition(self) || anyChild { $0.contains(where: condition) }
  }
}

extension Sequence<Node> {
  /// Visits every piece, outer pieces first; `enter` returns whether to go in.
  public func walk(_ enter: (Node) -> Bool) {
    for node in self { node.walk(enter) }
  }

  /// Whether one of the pieces, or one in them, fulfils `condition`.
  public func containsAnywhere(_ condition: (Node) -> Bool) -> Bool {
    contains { $0.contains(where: condition) }
  }
}

import CheckerCore

/// Follows the ways through a function and tells what is assigned and called on which.
struct WayReader {
  /// The names of the type's own variables; `nil` where they are not known.
  let own: Set<String>?
  let vocabulary: Vocabulary
  private(set) var assigns: [AssignmentFacts] = []
  private(set) var failureCalls: Set<String> = []

  init(own: Set<String>?, vocabulary: Vocabulary) {
    self.own = own
    self.vocabulary = vocabulary
  }

  mutating func read(_ nodes: [Node]) { list(nodes, way: .plain, later: false) }

  private mutating func list(_ nodes: [Node], way: AssignmentFacts.Way, later: Bool) {
    var way = way
    for node in nodes { step(node, &way, later) }
  }

  private mutating func step(_ node: Node, _ way: inout AssignmentFacts.Way, _ later: Bool) {
    switch node.kind {
    case .assignment(_, let target, let value):
      step(value, &way, later)
      if let name = FunctionReader.ownName(of: target, own: own) {
        assigns.append(
          AssignmentFacts(
            name: name, value: FunctionReader.valueText(value), way: way, isLater: later))
      }
    case .attempt(let mark, let inner):
      step(inner, &way, later)
      if mark.isEmpty, way == .plain { way = .success }
    case .attemptBlock(let body, let catches):
      var inner = way
      for node in body { step(node, &inner, later) }
      for clause in catches { list(clause.body, way: .failure, later: later) }
    case .choice(let part):
      step(part.subject, &way, later)
      for item in part.cases {
        let roles = item.patterns.compactMap { $0.caseName.flatMap(vocabulary.role(ofCase:)) }
        let inner: AssignmentFacts.Way =
          roles.contains(.failure) ? .failure : roles.contains(.success) ? .success : way
        list(item.body, way: inner, later: later)
      }
    case .conditional(let part): conditional(part, &way, later)
    case .guarded(let conditions, let body):
      for node in conditions.flatMap(\.nodes) { step(node, &way, later) }
      list(body, way: .failure, later: later)
    case .closure(let closure): list(closure.body, way: way, later: true)
    case .thrown: return
    default:
      if let name = filled(node) {
        assigns.append(AssignmentFacts(name: name, value: "", way: way, isLater: later))
      }
      if way == .failure, let name = node.call?.name {
        // `crashReporter.report(error)` reports to nobody who looks at the screen.
        let isRecord = node.leadingPath?.dropLast().contains(where: Words.isRecorder) == true
        failureCalls.insert(isRecord ? "log" : name)
      }
      for child in node.children { step(child, &way, later) }
    }
  }

  /// The type's own collection that a call such as `items.append(item)` fills.
  private func filled(_ node: Node) -> String? {
    guard let chain = node.chain, let last = chain.links.last, last.kind == .method,
      ["append", "insert", "formUnion", "merge"].contains(last.name)
    else { return nil }
    let target = Node(
      .chain(Chain(base: chain.base, links: Array(chain.links.dropLast()))), node.range)
    return FunctionReader.ownName(of: target, own: own)
  }

  private mutating func conditional(
    _ part: Conditional, _ way: inout AssignmentFacts.Way, _ later: Bool
  ) {
    var inner = way
    var other = way
    for condition in part.conditions {
      for node in condition.nodes { step(node, &inner, later) }
      switch condition {
      case .match(let pattern, _):
        switch pattern.caseName.flatMap(vocabulary.role(ofCase:)) {
        case .failure: (inner, other) = (.failure, .success)
        case .success: (inner, other) = (.success, .failure)
        default: break
        }
      case .binding(let name, let value):
        if Words.isError(name) { inner = .failure }
        if let value,
          value.contains(where: { if case .attempt("?", _) = $0.kind { true } else { false } })
        {
          (inner, other) = (.success, .failure)
        }
      case .test, .availability: break
      }
    }
    list(part.then, way: inner, later: later)
    list(part.otherwise ?? [], way: other, later: later)
  }
}

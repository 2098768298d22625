public import CheckerCore

/// Gathers the facts of one function.
struct FunctionReader {
  /// The names of the type's own variables.
  let own: Set<String>
  let vocabulary: Vocabulary

  func facts(of function: Function) -> FunctionFacts {
    let body = function.body ?? []
    var reads: Set<String> = []
    var calls: Set<String> = []
    for node in body { FactGatherer.addReads(of: node, to: &reads) }
    body.walk { node in
      if let name = node.call?.name { calls.insert(name) }
      if let chain = node.chain {
        for link in chain.links where link.kind == .method { calls.insert(link.name) }
      }
      return true
    }
    var assigns: [AssignmentFacts] = []
    collect(body, way: .plain, into: &assigns)
    return FunctionFacts(
      name: function.name, isAsync: function.isAsync, isThrowing: function.isThrowing,
      awaits: Self.awaits(body), startsTask: Self.startsTask(body), assigns: assigns, calls: calls,
      reads: reads, guardsItself: Self.guardsItself(body),
      knowsCancellation: Self.knowsCancellation(body))
  }

  /// Whether `nodes` wait for something other than time, a task's value or a stream's next item.
  static func awaits(_ nodes: [Node]) -> Bool {
    nodes.containsAnywhere { node in
      if case .awaiting(let inner) = node.kind { return !isTrivialWait(inner) }
      return false
    }
  }

  static func isTrivialWait(_ node: Node) -> Bool {
    guard let path = node.leadingPath, let last = path.last else {
      if let name = node.call?.name { return trivialCalls.contains(name) }
      return false
    }
    if path.first == "Task" || path.first == "MainActor" { return true }
    return trivialCalls.contains(last)
  }

  private static let trivialCalls: Set<String> = [
    "sleep", "yield", "dismiss", "close", "run", "withAnimation", "presentationMode",
  ]

  static func isTask(_ node: Node) -> [Node]? {
    guard let chain = node.chain else { return nil }
    guard case .name(let name) = chain.base.kind, name == "Task" || name == "asyncTask" else {
      return nil
    }
    for link in chain.links.prefix(2) where link.kind == .call || link.name == "detached" {
      for argument in link.arguments {
        if let closure = argument.value.closure { return closure.body }
      }
    }
    return nil
  }

  static func startsTask(_ nodes: [Node]) -> Bool {
    nodes.containsAnywhere { node in isTask(node).map(awaits) ?? false }
  }

  static func knowsCancellation(_ nodes: [Node]) -> Bool {
    nodes.containsAnywhere { node in
      switch node.kind {
      case .name(let name):
        return name.contains("CancellationError") || name.contains("isCancel")
          || name.contains("ancelled")
      case .implicitMember(let name): return name == "cancelled"
      case .cast(_, _, let type): return type.contains("Cancel")
      case .attemptBlock(_, let catches):
        return catches.contains { $0.pattern?.contains("ancel") == true }
      case .chain(let chain):
        return chain.links.contains {
          $0.name.contains("ancelled") || $0.name.contains("ancellation") || $0.name.contains("isCancel")
        }
      case .choice(let part):
        return part.cases.contains { $0.patterns.contains { $0.caseName?.contains("ancel") == true } }
      case .conditional(let part):
        return part.conditions.contains {
          if case .match(let pattern, _) = $0 { pattern.caseName?.contains("ancel") == true } else { false }
        }
      default: return false
      }
    }
  }

  private static func guardsItself(_ nodes: [Node]) -> Bool {
    for node in nodes.prefix(4) {
      switch node.kind {
      case .guarded(let conditions, let body):
        let leaves = body.contains { if case .returned = $0.kind { true } else { false } }
        if leaves, conditions.flatMap(\.nodes).containsAnywhere(readsBusy) { return true }
      case .conditional(let part):
        let leaves = part.then.contains { if case .returned = $0.kind { true } else { false } }
        if leaves, part.conditions.flatMap(\.nodes).containsAnywhere(readsBusy) { return true }
      default: continue
      }
    }
    return false
  }

  static func readsBusy(_ node: Node) -> Bool {
    switch node.kind {
    case .name(let name): Words.isBusy(name) || Words.name(name, has: ["task", "state", "status"])
    case .implicitMember(let name): Words.isBusy(name) || name == "loading"
    case .chain(let chain):
      chain.links.contains { Words.isBusy($0.name) || Words.name($0.name, has: ["state", "status"]) }
    default: false
    }
  }

  /// Collects assignments with the way on which they happen. `await` and `try` open the success way.
  private func collect(
    _ nodes: [Node], way: AssignmentFacts.Way, into assigns: inout [AssignmentFacts]
  ) {
    var way = way
    for node in nodes { step(node, &way, &assigns) }
  }

  private func step(
    _ node: Node, _ way: inout AssignmentFacts.Way, _ assigns: inout [AssignmentFacts]
  ) {
    switch node.kind {
    case .assignment(_, let target, let value):
      step(value, &way, &assigns)
      if let name = Self.ownName(of: target, own: own) {
        assigns.append(AssignmentFacts(name: name, value: Self.valueText(value), way: way))
      }
    case .attempt(let mark, let inner):
      step(inner, &way, &assigns)
      if mark.isEmpty, way == .plain { way = .success }
    case .attemptBlock(let body, let catches):
      var inner = way
      for node in body { step(node, &inner, &assigns) }
      for clause in catches { collect(clause.body, way: .failure, into: &assigns) }
    case .choice(let part):
      for item in part.cases {
        let roles = item.patterns.compactMap { $0.caseName.flatMap(vocabulary.role(ofCase:)) }
        let inner: AssignmentFacts.Way =
          roles.contains(.failure) ? .failure : roles.contains(.success) ? .success : way
        collect(item.body, way: inner, into: &assigns)
      }
    case .conditional(let part):
      var inner = way
      var other = way
      for condition in part.conditions {
        guard case .match(let pattern, _) = condition else { continue }
        switch pattern.caseName.flatMap(vocabulary.role(ofCase:)) {
        case .failure: (inner, other) = (.failure, .success)
        case .success: (inner, other) = (.success, .failure)
        default: break
        }
      }
      if part.conditions.contains(where: { if case .binding(let name, _) = $0 { Words.isError(name) } else { false } }) {
        (inner, other) = (.failure, way)
      }
      collect(part.then, way: inner, into: &assigns)
      collect(part.otherwise ?? [], way: other, into: &assigns)
    case .guarded(let conditions, let body):
      for node in conditions.flatMap(\.nodes) { step(node, &way, &assigns) }
      collect(body, way: .failure, into: &assigns)
    case .closure(let closure): collect(closure.body, way: way, into: &assigns)
    default:
      for child in node.children { step(child, &way, &assigns) }
    }
  }

  /// The type's own variable that `target` assigns: `isLoading` of `self?.isLoading`.
  static func ownName(of target: Node, own: Set<String>) -> String? {
    switch target.kind {
    case .name(let name): return own.contains(name) ? name : nil
    case .chain(let chain):
      guard case .name(let base) = chain.base.kind else { return nil }
      if ["self", "strongSelf", "this", "weakSelf"].contains(base) {
        return chain.links.first { $0.kind == .property }?.name
      }
      return own.contains(base) ? chain.links.last?.name ?? base : nil
    default: return nil
    }
  }

  static func valueText(_ value: Node) -> String {
    switch value.plain.kind {
    case .literal(let text): return text
    case .implicitMember(let name): return "." + name
    case .collection(let parts) where parts.isEmpty: return "[]"
    case .chain(let chain):
      if case .implicitMember(let name) = chain.base.kind { return "." + name }
      return ""
    default: return ""
    }
  }
}

extension FunctionFacts {
  /// The statements of a task that `node` starts, where it starts one.
  public static func taskBody(_ node: Node) -> [Node]? { FunctionReader.isTask(node) }

  /// Whether `nodes` wait for something other than time or a task.
  public static func waits(_ nodes: [Node]) -> Bool { FunctionReader.awaits(nodes) }

  /// Whether `node`, behind `await`, is only a sleep, a hop or a dismissal.
  public static func isTrivialWait(_ node: Node) -> Bool { FunctionReader.isTrivialWait(node) }

  /// Whether the code tells a cancellation from a failure.
  public static func knowsCancellation(_ nodes: [Node]) -> Bool {
    FunctionReader.knowsCancellation(nodes)
  }

  /// The type's own variable that an assignment's target means.
  public static func ownName(of target: Node, own: Set<String>) -> String? {
    FunctionReader.ownName(of: target, own: own)
  }

  /// An assigned value as `true`, `nil`, `.case` and the like; empty for anything else.
  public static func valueText(_ value: Node) -> String { FunctionReader.valueText(value) }
}

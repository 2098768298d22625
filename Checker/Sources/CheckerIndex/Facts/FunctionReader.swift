public import CheckerCore

/// Gathers the facts of one function.
struct FunctionReader {
  /// The names of the type's own variables; `nil` where they are not known.
  let own: Set<String>?
  let vocabulary: Vocabulary

  func facts(of function: Function) -> FunctionFacts {
    facts(
      name: function.name, isAsync: function.isAsync, isThrowing: function.isThrowing,
      result: function.result, body: function.body ?? [])
  }

  /// The facts of a computed variable's code; the closures in a view's body are such code.
  func facts(of variable: Variable) -> FunctionFacts? {
    guard let getter = variable.getter else { return nil }
    return facts(
      name: variable.name, isAsync: false, isThrowing: false, result: nil,
      body: getter + variable.observers)
  }

  private func facts(
    name: String, isAsync: Bool, isThrowing: Bool, result: String?, body: [Node]
  ) -> FunctionFacts {
    var reads: Set<String> = []
    for node in body { FactGatherer.addReads(of: node, to: &reads) }
    var ways = WayReader(own: own, vocabulary: vocabulary)
    ways.read(body)
    let awaits = Self.awaits(body)
    return FunctionFacts(
      name: name, isAsync: isAsync, isThrowing: isThrowing, result: result,
      awaits: awaits, startsTask: Self.startsTask(body), assigns: ways.assigns,
      calls: Self.calls(body), reads: reads, guardsItself: Self.guardsItself(body),
      knowsCancellation: Self.knowsCancellation(body), failureCalls: ways.failureCalls,
      canFail: awaits
        && body.containsAnywhere { node in
          if case .attempt(let mark, let inner) = node.kind {
            return mark != "!" && Self.awaits([inner])
          }
          return false
        })
  }

  /// The last names of everything that `body` calls.
  static func calls(_ body: [Node]) -> Set<String> {
    var calls: Set<String> = []
    body.walk { node in
      if let name = node.call?.name { calls.insert(name) }
      if let chain = node.chain {
        for link in chain.links where link.kind == .method { calls.insert(link.name) }
      }
      return true
    }
    return calls
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

  /// Whether a name speaks of something cancelled.
  private static func tellsCancellation(_ name: String) -> Bool {
    // Nearly no name does, and a search for text costs many times what one for bytes does.
    let holdsStem = name.utf8.withContiguousStorageIfAvailable { bytes in
      let stem: StaticString = "ancel"
      guard bytes.count >= 8 else { return false }
      return (0...bytes.count - 5).contains { start in
        (0..<5).allSatisfy { bytes[start + $0] == stem.utf8Start[$0] }
      }
    }
    guard holdsStem != false else { return false }
    return name.contains("ancelled") || name.contains("ancellation") || name.contains("isCancel")
  }

  static func knowsCancellation(_ nodes: [Node]) -> Bool {
    nodes.containsAnywhere { node in
      switch node.kind {
      case .name(let name):
        return tellsCancellation(name)
      case .implicitMember(let name): return name == "cancelled"
      case .cast(_, _, let type): return type.contains("Cancel")
      case .attemptBlock(_, let catches):
        return catches.contains { $0.pattern?.contains("ancel") == true }
      case .chain(let chain):
        return chain.links.contains { tellsCancellation($0.name) }
      case .choice(let part):
        return part.cases.contains {
          $0.patterns.contains { $0.caseName?.contains("ancel") == true }
        }
      case .conditional(let part):
        return part.conditions.contains {
          if case .match(let pattern, _) = $0 {
            pattern.caseName?.contains("ancel") == true
          } else {
            false
          }
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
    case .name(let name): name != "Task" && (Words.isBusy(name) || Words.name(name, has: ["task"]))
    case .implicitMember(let name): Words.isBusy(name) || name == "loading"
    case .chain(let chain):
      chain.links.contains { Words.isBusy($0.name) }
    default: false
    }
  }

  /// The type's own variable that `target` assigns: `isLoading` of `self?.isLoading`.
  static func ownName(of target: Node, own: Set<String>?) -> String? {
    switch target.kind {
    case .name(let name): return own?.contains(name) != false ? name : nil
    case .chain(let chain):
      guard case .name(let base) = chain.base.kind else { return nil }
      if ["self", "strongSelf", "this", "weakSelf"].contains(base) {
        return chain.links.first { $0.kind == .property }?.name
      }
      return own?.contains(base) != false
        ? chain.links.last { !$0.name.isEmpty }?.name ?? base : nil
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

  /// Whether a task is started detached, or with a low priority.
  public static func isBackgroundTask(_ node: Node) -> Bool {
    guard let chain = node.chain else { return false }
    return chain.links.contains { link in
      if link.name == "detached" { return true }
      guard case .implicitMember(let name)? = link.argument("priority")?.kind else { return false }
      return ["background", "utility", "low"].contains(name)
    }
  }

  /// Whether `nodes` wait for something other than time or a task.
  public static func waits(_ nodes: [Node]) -> Bool { FunctionReader.awaits(nodes) }

  /// Whether `node`, behind `await`, is only a sleep, a hop or a dismissal.
  public static func isTrivialWait(_ node: Node) -> Bool { FunctionReader.isTrivialWait(node) }

  /// Whether the code tells a cancellation from a failure.
  public static func knowsCancellation(_ nodes: [Node]) -> Bool {
    FunctionReader.knowsCancellation(nodes)
  }

  /// The type's own variable that an assignment's target means.
  public static func ownName(of target: Node, own: Set<String>?) -> String? {
    FunctionReader.ownName(of: target, own: own)
  }

  /// An assigned value as `true`, `nil`, `.case` and the like; empty for anything else.
  public static func valueText(_ value: Node) -> String { FunctionReader.valueText(value) }
}

import CheckerCore
import CheckerIndex

/// Follows every path through a function and finds those that leave a loading state set.
struct LoadingFlow {
  /// A path that leaves the state set.
  struct Leak {
    enum Way { case thrown, returned, caught }
    var way: Way
    var range: Range<Int>
  }

  /// The variable, the last name of its path.
  let name: String
  /// Tells whether an assigned value stands for running work.
  let isLoading: (Node) -> Bool
  /// Functions that end the state.
  let enders: Set<String>
  /// Whether a cancellation counts: only where a stuck state blocks the next start.
  let countsCancellation: Bool

  private(set) var leaks: [Leak] = []
  private(set) var resets = false

  init(
    name: String, enders: Set<String>, countsCancellation: Bool, isLoading: @escaping (Node) -> Bool
  ) {
    self.name = name
    self.enders = enders
    self.countsCancellation = countsCancellation
    self.isLoading = isLoading
  }

  /// Where control may be: whether the state is set, on each way.
  private struct Flow {
    /// The paths that go on; each tells whether the state is set.
    var open: Set<Bool>
    /// Where the state was set when something was thrown, and where.
    var thrown: [Range<Int>] = []
  }

  /// Whether a `defer` of this function resets the state, wherever it stands.
  private func deferredReset(_ body: [Node]) -> Bool {
    body.containsAnywhere { node in
      guard case .deferred(let inner) = node.kind else { return false }
      return inner.containsAnywhere { piece in
        if case .assignment(_, let target, let value) = piece.kind {
          return target.path?.last == name && !isLoading(value)
        }
        return piece.call.map { enders.contains($0.name) } ?? false
      }
    }
  }

  private mutating func list(_ nodes: [Node], _ flow: inout Flow) {
    // Setting the state and leaving at once, with nothing to wait for between, is meant.
    var hasJustSet = false
    for node in nodes {
      if case .assignment(_, let target, let value) = node.kind, Self.last(target) == name {
        hasJustSet = isLoading(value)
      } else if FunctionFacts.waits([node]) {
        hasJustSet = false
      }
      if case .returned = node.kind, hasJustSet { return flow.open = [] }
      step(node, &flow)
    }
  }

  private mutating func step(_ node: Node, _ flow: inout Flow) {
    guard !flow.open.isEmpty else { return }
    switch node.kind {
    case .assignment(_, let target, let value):
      step(value, &flow)
      guard Self.last(target) == name else { return }
      let sets = isLoading(value)
      if !sets { resets = true }
      flow.open = [sets]
    case .attempt("", let inner):
      step(inner, &flow)
      if flow.open.contains(true), throwsForReal(inner) { flow.thrown.append(node.range) }
    case .attempt(_, let inner): step(inner, &flow)
    case .attemptBlock(let body, let catches): attempt(body, catches, &flow)
    case .conditional(let part):
      for inner in part.conditions.flatMap(\.nodes) { step(inner, &flow) }
      var second = flow
      let isCancelled = part.conditions.flatMap(\.nodes).contains { $0.mentions("isCancelled") }
      list(part.then, &flow, exempt: isCancelled && !countsCancellation)
      list(part.otherwise ?? [], &second)
      flow.open.formUnion(second.open)
      flow.thrown += second.thrown.filter { !flow.thrown.contains($0) }
    case .guarded(let conditions, let body):
      for inner in conditions.flatMap(\.nodes) { step(inner, &flow) }
      let ownerGone = conditions.contains { condition in
        if case .binding(let name, _) = condition {
          name == "self" || name == "strongSelf"
        } else {
          false
        }
      }
      let isCancelled = conditions.flatMap(\.nodes).contains { isSuperseded($0) }
      var other = flow
      other.thrown = []
      list(body, &other, exempt: ownerGone || isCancelled && !countsCancellation)
      flow.thrown += other.thrown
    case .choice(let part):
      step(part.subject, &flow)
      var open: Set<Bool> = []
      for item in part.cases {
        var inner = flow
        list(item.body, &inner)
        open.formUnion(inner.open)
        flow.thrown += inner.thrown.filter { !flow.thrown.contains($0) }
      }
      flow.open = open
    case .loop(let head, let body):
      for inner in head { step(inner, &flow) }
      var inner = flow
      list(body, &inner)
      flow.open.formUnion(inner.open)
      flow.thrown += inner.thrown.filter { !flow.thrown.contains($0) }
    case .returned(let value):
      if let value { step(value, &flow) }
      if flow.open.contains(true), !exempt { leaks.append(Leak(way: .returned, range: node.range)) }
      flow.open = []
    case .thrown:
      if flow.open.contains(true) { flow.thrown.append(node.range) }
      flow.open = []
    case .closure(let closure): follow(closure, &flow)
    case .function, .type, .deferred: return
    case .jump: return
    case .chain:
      for child in node.children { step(child, &flow) }
      if let call = node.call, enders.contains(call.name) || Self.leaves(call.name) {
        if enders.contains(call.name) { resets = true }
        flow.open = [false]
      }
    default: for child in node.children { step(child, &flow) }
    }
  }

  /// Whether a condition asks if a newer start, or a cancellation, has taken over.
  private func isSuperseded(_ node: Node) -> Bool {
    node.mentions(name)
      || node.mentionsName { other in
        Words.name(
          other, has: ["cancelled", "generation", "serial", "token", "revision", "request"])
      }
  }

  private var exempt = false

  private mutating func list(_ nodes: [Node], _ flow: inout Flow, exempt other: Bool) {
    let before = exempt
    exempt = exempt || other
    list(nodes, &flow)
    exempt = before
  }

  private static func last(_ target: Node) -> String? { target.path?.last }

  private static func leaves(_ name: String) -> Bool {
    Words.name(name, has: ["dismiss", "finish", "complete", "fatal", "assertion"])
      || name == "fatalError"
      || name == "preconditionFailure"
  }

  /// Whether what is tried can fail for another reason than a cancellation.
  private func throwsForReal(_ node: Node) -> Bool {
    if countsCancellation { return true }
    if let path = node.plain.leadingPath, path.first == "Task" { return false }
    return true
  }

  /// A closure that resets the state takes over from here.
  private mutating func follow(_ closure: Closure, _ flow: inout Flow) {
    let touches = closure.body.containsAnywhere { piece in
      if case .assignment(_, let target, _) = piece.kind { return Self.last(target) == name }
      return piece.call.map { enders.contains($0.name) } ?? false
    }
    guard touches else { return }
    if deferredReset(closure.body) {
      resets = true
      flow.open = [false]
      return
    }
    var inner = Flow(open: flow.open)
    list(closure.body, &inner)
    for range in inner.thrown { leaks.append(Leak(way: .thrown, range: range)) }
    flow.open = inner.open.isEmpty ? [false] : inner.open
  }

  private mutating func attempt(_ body: [Node], _ catches: [Catch], _ flow: inout Flow) {
    var inner = Flow(open: flow.open)
    list(body, &inner)
    var open = inner.open
    if inner.thrown.isEmpty {
      // Whatever throws here does so with the state not set.
      for clause in catches {
        var other = Flow(open: [false])
        list(clause.body, &other)
        open.formUnion(other.open)
        flow.thrown += other.thrown
      }
      flow.open = open
      return
    }
    let catchesAll = catches.contains { $0.pattern == nil }
    if !catchesAll { flow.thrown += inner.thrown }
    for clause in catches {
      var other = Flow(open: [true])
      let isCancellation = clause.pattern?.contains("ancel") == true
      list(clause.body, &other, exempt: isCancellation && !countsCancellation)
      if isCancellation, !countsCancellation { other.open.remove(true) }
      open.formUnion(other.open)
      flow.thrown += other.thrown
      if other.open.contains(true) { pendingCatches.append(clause.range) }
    }
    flow.open = open
  }

  private var pendingCatches: [Range<Int>] = []

  /// The `catch`es after which the state was still set at the end.
  ///
  /// `isSet` tells whether the state is set before the function begins.
  mutating func finish(_ body: [Node], isSet: Bool = false) {
    if deferredReset(body) { return }
    var flow = Flow(open: [isSet])
    list(body, &flow)
    for range in flow.thrown { leaks.append(Leak(way: .thrown, range: range)) }
    if flow.open.contains(true), flow.open.contains(false), let last = pendingCatches.last {
      leaks.append(Leak(way: .caught, range: last))
    }
  }
}

import CheckerCore
import CheckerIndex

/// The work that a control starts.
struct ButtonAction {
  /// How much a person waits for the work.
  enum Weight: Int, Comparable {
    case none, unknown, reload, mutation
    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The statements that run on a tap.
  let body: [Node]
  /// How much a person waits for the work.
  let weight: Weight
  /// The name of what is awaited, for the message.
  let workName: String
  /// The variables that the action, or what it calls, sets when it starts.
  let startSets: Set<String>
  /// Whether what it calls leaves at once while it already runs.
  let guardsItself: Bool
  /// Whether the tap also closes the screen or moves on.
  let leaves: Bool
  /// Whether the tap ends with a call of the caller's, who may close the screen.
  let callsBack: Bool

  /// Reads the action of `element`; `nil` where it starts nothing that takes time.
  init?(_ element: ViewElement, resolver: Resolver) {
    guard let body = Self.closure(of: element, resolver) else { return nil }
    self.init(body: body, resolver: resolver)
  }

  init?(body: [Node], resolver: Resolver) {
    var weight = Weight.none
    var name = ""
    var sets: Set<String> = []
    var guarded = false
    let own = Set(
      resolver.context.facts(of: resolver.type)?.parts.flatMap(\.properties).map(\.name) ?? [])
    func take(_ other: Weight, _ otherName: String) {
      if other > weight { (weight, name) = (other, otherName) }
    }
    /// Whether an assignment says that work has begun.
    func starts(_ name: String, _ value: String) -> Bool {
      if value == "true" { return true }
      // `isMonitoring = episode.id` says whose work has begun.
      let words = Words.of(name)
      if value.isEmpty, words.first == "is", words.contains(where: { $0.hasSuffix("ing") }) {
        return true
      }
      guard value.first == "." else { return false }
      let role = resolver.context.vocabulary.role(ofCase: String(value.dropFirst()))
      return role == .loading || Words.isBusy(String(value.dropFirst()))
    }
    func note(_ function: FunctionFacts) {
      for item in function.assigns where starts(item.name, item.value) { sets.insert(item.name) }
      if function.guardsItself { guarded = true }
    }
    for task in Self.tasks(in: body) {
      task.walk { node in
        guard case .awaiting(let inner) = node.kind, !FunctionFacts.isTrivialWait(inner) else {
          return true
        }
        guard let path = inner.leadingPath ?? inner.call.map({ [$0.name] }), let last = path.last
        else {
          return true
        }
        if let (_, function) = resolver.function(inner) {
          note(function)
          guard function.awaits || function.startsTask else { return true }
          let found = max(Self.weight(of: last), .unknown)
          take(Self.isLocal(path) || Self.worksLocally(function) ? .unknown : found, last)
        } else {
          let found = Self.weight(of: last)
          take(Self.isLocal(path) ? min(found, .unknown) : found, last)
        }
        return true
      }
    }
    for statement in body {
      guard let (owner, function) = resolver.function(statement), !function.isAsync else {
        continue
      }
      note(function)
      guard function.startsTask else { continue }
      let called = function.calls.map(Self.weight).max() ?? .none
      let own = Self.weight(of: function.name)
      // A weak verb says little; then what is called must be weighty too.
      let isWeak = ["add", "set", "toggle", "mark", "edit"].contains(
        Words.of(function.name).first ?? "")
      let found = own > .unknown && !(isWeak && called < .reload) ? own : min(called, .unknown)
      let isLocal = Self.worksLocally(function) || Self.isLocal([function.name])
      take(isLocal ? min(found, .unknown) : found, function.name)
      // One more step: what the started task sets.
      for inner in owner.functions where function.calls.contains(inner.name) { note(inner) }
    }
    body.walk { node in
      if case .assignment(_, let target, let value) = node.kind {
        let text = FunctionFacts.valueText(value)
        if let own = FunctionFacts.ownName(of: target, own: own), starts(own, text) {
          sets.insert(own)
        }
      }
      return true
    }
    guard weight > .none else { return nil }
    self.body = body
    self.weight = weight
    workName = name
    startSets = sets
    guardsItself = guarded || Self.asksFirst(body)
    leaves = Self.leaves(body)
    callsBack = Self.callsBack(body)
  }

  /// The statements of a control's action, or of the function that it names.
  static func closure(of element: ViewElement, _ resolver: Resolver) -> [Node]? {
    let labels: Set<String?> = [nil, "action"]
    for argument in element.arguments where labels.contains(argument.label) {
      if let closure = argument.value.closure { return closure.body }
      if argument.label == "action", argument.value.path != nil {
        let call = Chain.Link(kind: .call, name: "", arguments: [], range: argument.value.range)
        // `action: save` runs `save()`.
        if let chain = argument.value.chain, let last = chain.links.last, last.kind == .property {
          let link = Chain.Link(kind: .method, name: last.name, arguments: [], range: last.range)
          return [
            Node(
              .chain(Chain(base: chain.base, links: Array(chain.links.dropLast()) + [link])),
              argument.value.range)
          ]
        }
        return [Node(.chain(Chain(base: argument.value, links: [call])), argument.value.range)]
      }
    }
    return nil
  }

  /// The bodies of the tasks that `body` starts at once; what a callback starts later is no work
  /// of this tap, and what runs in the background is not waited for.
  static func tasks(in body: [Node]) -> [[Node]] {
    var result: [[Node]] = []
    body.walk { node in
      if let task = FunctionFacts.taskBody(node) {
        if !FunctionFacts.isBackgroundTask(node) { result.append(task) }
        return false
      }
      guard let chain = node.chain else { return true }
      let name = node.call?.name ?? ""
      let runsNow = ["withAnimation", "withTransaction", "run", "async", "asyncAfter"].contains(
        name)
      return runsNow || !chain.links.contains { $0.arguments.contains { $0.value.closure != nil } }
    }
    return result
  }

  static let local: Set<String> = [
    "db", "database", "cache", "disk", "keychain", "defaults", "settings", "persistence", "history",
    "file", "folder", "local", "storage", "preferences", "icon", "keyword", "draft",
  ]

  /// Work on the device alone ends within milliseconds, as far as a name can tell.
  static func isLocal(_ names: some Sequence<String>) -> Bool {
    names.contains { Words.name($0, has: local) }
  }

  private static let remote: Set<String> = [
    "api", "client", "server", "network", "networking", "remote", "http", "endpoint", "backend",
    "graphql", "relay", "cloud",
  ]

  /// Whether a function reads what is kept on the device and nothing that is elsewhere.
  static func worksLocally(_ function: FunctionFacts) -> Bool {
    isLocal(function.reads) && !function.reads.contains { Words.name($0, has: remote) }
  }

  /// Whether the action asks about a variable that it sets itself: it lets no second run begin.
  static func asksFirst(_ body: [Node]) -> Bool {
    var set: Set<String> = []
    body.walk { node in
      if case .assignment(_, let target, _) = node.kind, let name = target.path?.last {
        set.insert(name)
      }
      return true
    }
    return body.containsAnywhere { node in
      let conditions: [Condition]
      switch node.kind {
      case .conditional(let part): conditions = part.conditions
      case .guarded(let part, _): conditions = part
      default: return false
      }
      return conditions.flatMap(\.nodes).contains { condition in
        condition.mentionsName { set.contains($0) || Words.isBusy($0) }
      }
    }
  }
}

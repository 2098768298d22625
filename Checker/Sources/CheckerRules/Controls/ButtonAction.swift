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
          take(Self.isLocal(path) || Self.isLocal(function.reads) ? .unknown : found, last)
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
      let isLocal = Self.isLocal(function.reads) || Self.isLocal([function.name])
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
  private static func tasks(in body: [Node]) -> [[Node]] {
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

  private static let local: Set<String> = [
    "db", "database", "cache", "disk", "keychain", "defaults", "settings", "persistence", "history",
    "file", "folder", "local", "storage", "preferences", "icon", "keyword", "draft",
  ]

  /// Work on the device alone ends within milliseconds, as far as a name can tell.
  private static func isLocal(_ names: some Sequence<String>) -> Bool {
    names.contains { Words.name($0, has: local) }
  }

  /// Whether the action asks about a variable that it sets itself: it lets no second run begin.
  private static func asksFirst(_ body: [Node]) -> Bool {
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

  private static let mutations: Set<String> = [
    "save", "submit", "send", "post", "delete", "remove", "create", "update", "upload", "purchase",
    "buy", "restore", "login", "log", "sign", "signin", "signout", "logout", "register", "join",
    "leave", "follow", "unfollow", "accept", "reject", "approve", "decline", "block", "unblock",
    "mute", "unmute", "report", "vote", "favorite", "favourite", "unfavorite", "bookmark", "like",
    "add", "apply", "publish", "confirm", "pay", "subscribe", "unsubscribe", "connect",
    "disconnect", "pair", "unpair", "sync", "export", "import", "install", "uninstall", "archive",
    "rename", "move", "invite", "verify", "authenticate", "authorize", "checkout", "enroll",
    "redeem", "claim", "transfer", "commit", "push", "pull", "merge", "clone", "generate",
    "translate", "deactivate", "activate", "reset", "clear", "mark", "set", "store", "write",
    "edit", "revoke", "request", "boost", "reblog", "pin", "unpin", "rsvp", "continue", "finish",
    "perform", "execute", "toggle", "assign", "cancelSubscription", "dismissRequest", "identify",
  ]
  private static let reloads: Set<String> = [
    "load", "reload", "refresh", "retry", "fetch", "search", "get", "next", "query", "check",
    "download", "update", "scan", "discover",
  ]
  private static let moves: Set<String> = [
    "dismiss", "close", "open", "show", "present", "navigate", "push", "pop", "route", "go",
    "select", "play", "pause", "stop", "cancel", "track", "haptic", "impact", "animate", "scroll",
    "focus", "copy", "share", "tap", "handle", "did", "on", "will", "resume", "skip", "seek",
    "record", "donate", "prepare", "start", "setup", "configure", "expand", "collapse", "wait",
  ]

  /// How much a person waits for work of this name.
  static func weight(of name: String) -> Weight {
    let words = Words.of(name)
    guard let first = words.first else { return .none }
    if moves.contains(first) { return .none }
    if words.contains("authorization") || words.contains("permission") { return .none }
    if words.contains("focus") || words.contains("haptic") || words.contains("tip")
      || words.contains("analytics")
    {
      return .none
    }
    if first == "log" && words.dropFirst().first != "in" && words.dropFirst().first != "out" {
      return .none
    }
    if reloads.contains(first), first != "update", first != "download" { return .reload }
    if mutations.contains(first) { return .mutation }
    return .unknown
  }

  /// Whether the tap itself closes the screen or moves on; what a task does later does not count.
  private static func leaves(_ body: [Node]) -> Bool {
    var found = false
    body.walk { node in
      if FunctionFacts.taskBody(node) != nil { return false }
      if leaves(node) { found = true }
      return !found
    }
    return found
  }

  private static func leaves(_ node: Node) -> Bool {
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

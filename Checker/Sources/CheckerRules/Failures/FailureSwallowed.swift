import CheckerCore
public import CheckerIndex

/// Finds failures after which nothing on screen changes.
public struct FailureSwallowed: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for type in context.file.types {
      guard let facts = context.facts(of: type) else { continue }
      let isSeen = facts.isView || facts.isObservable
      guard isSeen || facts.parts.contains(where: { $0.path == context.file.source.path }) else {
        continue
      }
      for member in type.members {
        switch member.kind {
        case .function(let part):
          let tier = Self.tier(part.name, facts, context)
          var reader = Reader(
            type: type, resolver: Resolver(context: context, type: type), tier: tier)
          reader.list(part.body ?? [], inLoop: false)
        case .variable(let part):
          guard let getter = part.getter else { continue }
          var reader = Reader(
            type: type, resolver: Resolver(context: context, type: type),
            tier: facts.isView ? .likely : .hint)
          reader.list(getter, inLoop: false)
        default: continue
        }
      }
    }
  }

  private static let background: Set<String> = [
    "prefetch", "preload", "warm", "cleanup", "clean", "track", "log", "donate", "register",
    "background", "analytics", "telemetry", "badge", "widget", "migrate", "heartbeat", "ping",
    "cache", "observe", "subscribe", "listen", "poll", "stop", "disconnect", "cancel", "deinit",
    "suggestion", "suggestions", "haptic", "index", "spotlight", "notification", "push", "init",
    "count", "thumbnail", "avatar", "icon", "artwork", "prewarm", "setup", "start",
  ]

  /// What runs on a screen is likely; the rest is a hint.
  private static func tier(_ name: String, _ facts: TypeView, _ context: RuleContext) -> Tier {
    guard facts.isView || facts.isObservable, !Words.name(name, has: background),
      !Words.name(facts.name, has: ["delegate", "extension"])
    else { return .hint }
    if facts.isView { return .likely }
    if context.index.isReadInView(name) { return .likely }
    let isCalled = facts.functions.contains {
      $0.calls.contains(name) && $0.name != name && context.index.isReadInView($0.name)
    }
    return isCalled ? .likely : .hint
  }
}

extension FailureSwallowed {
  /// Reads the statements of one member.
  private struct Reader {
    let type: TypeModel
    let resolver: Resolver
    let tier: Tier

    mutating func list(_ nodes: [Node], inLoop: Bool) {
      for (index, node) in nodes.enumerated() {
        statement(node, rest: nodes[(index + 1)...], inLoop: inLoop)
      }
    }

    private mutating func statement(_ node: Node, rest: ArraySlice<Node>, inLoop: Bool) {
      switch node.kind {
      case .attempt("?", let inner): swallowed(node, inner, inLoop)
      case .assignment(_, let target, let value):
        if let attempt = Self.optionalAttempt(value) {
          let isTested = target.path?.last.map { name in Self.isHandled(name, rest) } ?? false
          if !isTested { swallowed(attempt, attempt, inLoop) }
        }
        closures(value, inLoop)
      case .variable(let part):
        if let value = part.initial {
          if let attempt = Self.optionalAttempt(value), !Self.isHandled(part.name, rest),
            rest.isEmpty || !Self.isReturned(part.name, rest)
          {
            swallowed(attempt, attempt, inLoop)
          }
          closures(value, inLoop)
        }
      case .attemptBlock(let body, let catches):
        list(body, inLoop: inLoop)
        self.catches(catches, of: body, rest: rest, inLoop: inLoop)
        for clause in catches { list(clause.body, inLoop: inLoop) }
      case .conditional(let part):
        conditions(part.conditions, otherwise: part.otherwise, rest: rest, inLoop: inLoop)
        list(part.then, inLoop: inLoop)
        list(part.otherwise ?? [], inLoop: inLoop)
      case .guarded(let conditions, let body):
        self.conditions(conditions, otherwise: body, rest: [], inLoop: inLoop)
        list(body, inLoop: inLoop)
      case .loop(let head, let body):
        for part in head { closures(part, inLoop) }
        list(body, inLoop: true)
      case .choice(let part):
        if !inLoop { result(part) }
        closures(part.subject, inLoop)
        for item in part.cases { list(item.body, inLoop: inLoop) }
      case .deferred(let body): list(body, inLoop: inLoop)
      case .platform(let branches): for branch in branches { list(branch.body, inLoop: inLoop) }
      case .function(let part): list(part.body ?? [], inLoop: inLoop)
      default:
        if let body = FunctionFacts.taskBody(node) { task(node, body) }
        // Nobody waits for what runs in the background.
        closures(node, inLoop || FunctionFacts.isBackgroundTask(node))
      }
    }

    /// Goes into the closures of an expression.
    private mutating func closures(_ node: Node, _ inLoop: Bool) {
      if let closure = node.closure {
        if closure.body.count == 1, case .attempt("?", let inner) = closure.body[0].kind {
          swallowed(closure.body[0], inner, inLoop)
        } else {
          list(closure.body, inLoop: inLoop)
        }
        return
      }
      guard let chain = node.chain else {
        for child in node.children { closures(child, inLoop) }
        return
      }
      closures(chain.base, inLoop)
      for link in chain.links {
        // What a timer or a notification starts, nobody asked for.
        for argument in link.arguments {
          closures(argument.value, inLoop || link.name == "onReceive")
        }
      }
    }

    /// The `try? await …` that gives `value`, directly or before `??`.
    private static func optionalAttempt(_ value: Node) -> Node? {
      switch value.kind {
      case .attempt("?", _): value
      case .tuple(let parts) where parts.count == 1: optionalAttempt(parts[0].value)
      case .operation("??", let parts): parts.first.flatMap(optionalAttempt)
      case .awaiting(let inner): optionalAttempt(inner)
      default: nil
      }
    }

    private static func isReturned(_ name: String, _ rest: ArraySlice<Node>) -> Bool {
      rest.contains {
        if case .returned(let value?) = $0.kind { value.mentions(name) } else { false }
      }
    }

    /// Whether the code after it does something of its own where `name` is nil.
    private static func isHandled(_ name: String, _ rest: ArraySlice<Node>) -> Bool {
      rest.contains { node in
        node.contains { piece in
          switch piece.kind {
          case .guarded(let conditions, let body):
            tests(conditions, name) && !body.allSatisfy(FailureCalls.isLogging(_:))
          case .conditional(let part):
            tests(part.conditions, name)
              && (part.otherwise.map { !$0.allSatisfy(FailureCalls.isLogging(_:)) } ?? false
                || part.conditions.contains { if case .test = $0 { true } else { false } })
          case .ternary(let condition, _, _): condition.mentions(name)
          case .choice(let part): part.subject.mentions(name)
          case .operation("??", let parts): parts.first?.mentions(name) == true
          case .returned(let value): value?.mentions(name) == true
          default: false
          }
        }
      }
    }

    private static func tests(_ conditions: [Condition], _ name: String) -> Bool {
      conditions.flatMap(\.nodes).contains { $0.mentions(name) }
    }

    private mutating func conditions(
      _ list: [Condition], otherwise: [Node]?, rest: ArraySlice<Node>, inLoop: Bool
    ) {
      for condition in list {
        for node in condition.nodes { closures(node, inLoop) }
        guard let attempt = condition.nodes.lazy.compactMap(Self.optionalAttempt).first else {
          continue
        }
        let tells = otherwise.map { !$0.allSatisfy(isSilent) } ?? false
        let isLast = !rest.isEmpty
        if !tells, !isLast { swallowed(attempt, attempt, inLoop) }
      }
    }

    private static let harmless: Set<String> = [
      "sleep", "cancel", "close", "stop", "disconnect", "cleanup", "clean", "log", "track",
      "donate", "prefetch", "preload", "flush", "yield", "wait", "ack", "acknowledge", "ping",
      "unregister", "deregister", "invalidate", "pause", "prepare", "warm", "decode", "encode",
      "generate", "thumbnail", "image", "resize", "haptic", "observe", "start", "seek", "play",
      "animate", "open", "dismiss", "end", "finish", "checkcancellation",
    ]
    private static let local: Set<String> = [
      "db", "database", "store", "cache", "disk", "keychain", "defaults", "core", "realm", "grdb",
      "context", "repository", "file", "local", "read", "write", "storage", "persistence", "pool",
    ]

    private func swallowed(_ node: Node, _ inner: Node, _ inLoop: Bool) {
      guard FunctionFacts.waits([inner]), let name = Self.awaited(in: inner) else { return }
      let words = Words.of(name.last ?? "")
      guard let first = words.first, !Self.harmless.contains(first),
        !words.contains(where: { ["thumbnail", "image", "avatar", "haptic"].contains($0) })
      else { return }
      if tells(name, inner) { return }
      let tier = inLoop || isAside(name) ? .hint : tier
      resolver.context.report(
        FailureSwallowed.info, tier: tier, at: node.range,
        in: resolver.context.declaration(at: node.range.lowerBound, in: type),
        "When `\(name.last ?? "")` fails, nothing on screen changes: `try?` drops the error. Catch "
          + "it, show it, and offer to try again.")
    }

    private static let aside: Set<String> = [
      "index", "spotlight", "badge", "count", "prefetch", "preload", "widget", "telemetry",
      "analytics", "donate", "migrate", "ping", "heartbeat", "prewarm",
    ]

    /// Whether the work is local or beside the point, or a closure of the caller, who may tell.
    private func isAside(_ name: [String]) -> Bool {
      if name.contains(where: { Words.name($0, has: Self.local) }) { return true }
      if let last = name.last, Words.name(last, has: Self.aside) { return true }
      guard name.count == 1, let property = resolver.context.facts(of: type)?.property(name[0])
      else {
        return false
      }
      return property.type?.contains("->") == true
    }

    /// Whether the function that is called tells the failure by itself.
    private func tells(_ name: [String], _ inner: Node) -> Bool {
      var call: Node?
      inner.walk { node in
        if call == nil, node.chain != nil, node.leadingPath == name { call = node }
        return call == nil
      }
      guard let call, let (_, function) = resolver.function(call) else { return false }
      let index = resolver.context.index
      return function.assigns.contains {
        $0.way == .failure && index.isReadInView($0.name) && !Words.isBusy($0.name)
      }
        || function.failureCalls.contains {
          !FailureCalls.isLogging($0) && FailureCalls.isReporting($0)
        }
    }

    /// The path of the first thing that is awaited.
    static func awaited(in node: Node) -> [String]? {
      var found: [String]?
      node.walk { piece in
        if case .awaiting(let inner) = piece.kind, found == nil, !FunctionFacts.isTrivialWait(inner)
        {
          found = inner.leadingPath ?? inner.call.map { [$0.name] }
        }
        return found == nil
      }
      return found
    }

    private func catches(
      _ catches: [Catch], of body: [Node], rest: ArraySlice<Node>, inLoop: Bool
    ) {
      // Only what is tried can fail; a `try` around a sleep alone tells of cancellation.
      guard let name = Self.attempts(in: body).lazy.compactMap(Self.awaited).first,
        let first = Words.of(name.last ?? "").first, !Self.harmless.contains(first)
      else { return }
      let others = catches.filter { $0.pattern?.contains("ancel") != true }
      guard let clause = others.last, !others.isEmpty,
        others.allSatisfy({ $0.body.allSatisfy { isSilent($0) } })
      else { return }
      // The code after it runs only when the work failed, or looks at what the work left.
      let returns = body.containsAnywhere { if case .returned = $0.kind { true } else { false } }
      if returns, !rest.isEmpty { return }
      let set = FunctionReaderNames.assigned(body)
      if rest.contains(where: { node in
        if case .conditional(let part) = node.kind {
          return part.conditions.flatMap(\.nodes).contains { condition in
            set.contains { condition.mentions($0) }
          }
        }
        if case .guarded(let conditions, _) = node.kind {
          return conditions.flatMap(\.nodes).contains { condition in
            set.contains { condition.mentions($0) }
          }
        }
        return false
      }) {
        return
      }
      let tier = inLoop || isAside(name) ? .hint : tier
      let how = clause.body.isEmpty ? "this `catch` is empty" : "this `catch` only writes it down"
      resolver.context.report(
        FailureSwallowed.info, tier: tier,
        at: clause.range.lowerBound..<clause.range.lowerBound + 5,
        in: resolver.context.declaration(at: clause.range.lowerBound, in: type),
        "When `\(name.last ?? "")` fails, nothing on screen changes: \(how). Show the failure and "
          + "offer to try again.")
    }

    /// Every plain `try` in `body` that this `do` catches.
    private static func attempts(in body: [Node]) -> [Node] {
      var found: [Node] = []
      body.walk { node in
        switch node.kind {
        case .attempt("", let inner):
          found.append(inner)
          return false
        case .attemptBlock, .closure: return false
        default: return FunctionFacts.taskBody(node) == nil
        }
      }
      return found
    }

    /// Whether a statement of a `catch` changes nothing that tells of the failure.
    private func isSilent(_ node: Node) -> Bool {
      if FailureCalls.isLogging(node) { return true }
      if case .assignment(_, let target, let value) = node.kind, let name = target.path?.last {
        return value.isLiteral("false") && Words.isBusy(name)
      }
      return false
    }

    /// A task whose thrown error nobody sees.
    private func task(_ node: Node, _ body: [Node]) {
      guard let throwing = Self.uncaught(body), FunctionFacts.waits([throwing]),
        let name = Self.awaited(in: throwing), let first = Words.of(name.last ?? "").first,
        !Self.harmless.contains(first), !tells(name, throwing)
      else { return }
      let tier = isAside(name) || FunctionFacts.isBackgroundTask(node) ? .hint : tier
      resolver.context.report(
        FailureSwallowed.info, tier: tier, at: node.range.lowerBound..<node.range.lowerBound + 4,
        in: resolver.context.declaration(at: node.range.lowerBound, in: type),
        "When `\(name.last ?? "")` fails, nothing on screen changes: nobody sees what this `Task` "
          + "throws. Catch the error in it, show it, and offer to try again.")
    }

    /// The first `try` that no `do` around it catches.
    private static func uncaught(_ body: [Node]) -> Node? {
      for node in body {
        switch node.kind {
        case .attempt("", _): return node
        case .attempt, .attemptBlock, .closure: continue
        default:
          if FunctionFacts.taskBody(node) != nil { continue }
          if let found = uncaught(node.children) { return found }
        }
      }
      return nil
    }

    /// A result whose failure is only written down.
    private func result(_ choice: Choice) {
      guard choice.cases.count == 2,
        let failure = choice.cases.first(where: {
          $0.patterns.contains { $0.caseName == "failure" }
        }),
        choice.cases.contains(where: { $0.patterns.contains { $0.caseName == "success" } }),
        !failure.body.isEmpty, failure.body.allSatisfy({ isSilent($0) })
      else { return }
      resolver.context.report(
        FailureSwallowed.info, tier: tier, at: failure.label,
        in: resolver.context.declaration(at: failure.label.lowerBound, in: type),
        "After this failure nothing on screen changes: it is only written down. Show the failure "
          + "and offer to try again.")
    }
  }
}

/// Reads which names a piece of code assigns.
enum FunctionReaderNames {
  static func assigned(_ body: [Node]) -> Set<String> {
    var names: Set<String> = []
    body.walk { node in
      if case .assignment(_, let target, _) = node.kind, let name = target.path?.last {
        names.insert(name)
      }
      return true
    }
    return names
  }
}

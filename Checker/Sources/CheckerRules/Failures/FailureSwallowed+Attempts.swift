import CheckerCore
import CheckerIndex

extension FailureSwallowed.Reader {
  /// The `try? await …` that gives `value`, directly or before `??`.
  static func optionalAttempt(_ value: Node) -> Node? {
    switch value.kind {
    case .attempt("?", _): value
    case .tuple(let parts) where parts.count == 1: optionalAttempt(parts[0].value)
    case .operation("??", let parts): parts.first.flatMap(optionalAttempt)
    case .awaiting(let inner): optionalAttempt(inner)
    default: nil
    }
  }

  static func isReturned(_ name: String, _ rest: ArraySlice<Node>) -> Bool {
    rest.contains {
      if case .returned(let value?) = $0.kind { value.mentions(name) } else { false }
    }
  }

  /// Whether the code after it does something of its own where `name` is nil.
  static func isHandled(_ name: String, _ rest: ArraySlice<Node>) -> Bool {
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

  static func tests(_ conditions: [Condition], _ name: String) -> Bool {
    conditions.flatMap(\.nodes).contains { $0.mentions(name) }
  }

  static let harmless: Set<String> = [
    "sleep", "cancel", "close", "stop", "disconnect", "cleanup", "clean", "log", "track",
    "donate", "prefetch", "preload", "flush", "yield", "wait", "ack", "acknowledge", "ping",
    "unregister", "deregister", "invalidate", "pause", "prepare", "warm", "decode", "encode",
    "generate", "thumbnail", "image", "resize", "haptic", "observe", "start", "seek", "play",
    "animate", "open", "dismiss", "end", "finish", "checkcancellation",
  ]
  static let local: Set<String> = [
    "db", "database", "store", "cache", "disk", "keychain", "defaults", "core", "realm", "grdb",
    "context", "repository", "file", "local", "read", "write", "storage", "persistence", "pool",
  ]

  func swallowed(_ node: Node, _ inner: Node, _ inLoop: Bool) {
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

  static let aside: Set<String> = [
    "index", "spotlight", "badge", "count", "prefetch", "preload", "widget", "telemetry",
    "analytics", "donate", "migrate", "ping", "heartbeat", "prewarm", "typing", "presence",
    "receipt", "receipts",
  ]

  /// Whether the work is local or beside the point, or a closure of the caller, who may tell.
  func isAside(_ name: [String]) -> Bool {
    if name.contains(where: { Words.name($0, has: Self.local) }) { return true }
    if let last = name.last, Words.name(last, has: Self.aside) { return true }
    guard name.count == 1, let property = resolver.context.facts(of: type)?.property(name[0])
    else {
      return false
    }
    return property.type?.contains("->") == true
  }

  /// Whether the function that is called tells the failure by itself.
  func tells(_ name: [String], _ inner: Node) -> Bool {
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
      if case .awaiting(let inner) = piece.kind, found == nil, !FunctionFacts.isTrivialWait(inner) {
        found = inner.leadingPath ?? inner.call.map { [$0.name] }
      }
      return found == nil
    }
    return found
  }
}

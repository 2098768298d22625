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
    // What a setting lets run, nobody asked for at that moment.
    guard !name.hasSuffix("IfEnabled") else { return .hint }
    guard facts.isView || facts.isObservable, !Words.name(name, has: background),
      !Words.name(facts.name, has: ["delegate", "extension"]),
      !facts.inherits.contains("App")
    else { return .hint }
    if facts.isView { return .likely }
    if context.index.isReadInView(name) { return .likely }
    let isCalled = facts.functions.contains {
      $0.calls.contains(name) && $0.name != name && context.index.isReadInView($0.name)
    }
    return isCalled ? .likely : .hint
  }
}

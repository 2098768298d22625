import CheckerCore
import CheckerIndex

/// Tells what is done about a failure.
enum FailureCalls {
  private static let logging: Set<String> = [
    "print", "debugPrint", "os_log", "NSLog", "log", "error", "warning", "debug", "info", "notice",
    "fault", "trace", "critical", "assertionFailure", "dump", "DDLogError", "DDLogWarn",
    "DDLogInfo",
    "DDLogDebug", "logError", "assert", "String", "verbose", "warn", "addBreadcrumb", "capture",
    "captureError", "record", "recordError", "logEvent", "wpAssertionFailure", "describing",
    "flush",
  ]

  /// Whether a function of this name only writes the failure down.
  static func isLogging(_ name: String) -> Bool {
    if logging.contains(name) { return true }
    let words = Words.of(name)
    return words.contains("log") || words.contains("logger") || words.contains("track")
      || words.contains("breadcrumb") || words.contains("print") || words.first == "ddlog"
  }

  /// Whether a function of this name brings something to the screen.
  static func isReporting(_ name: String) -> Bool {
    Words.name(
      name,
      has: [
        "show", "present", "alert", "toast", "banner", "handle", "report", "display", "error",
        "notify", "snackbar", "message", "hud", "notice", "dismiss",
      ])
  }

  /// Whether `statement` only writes a failure down, or does nothing.
  static func isLogging(_ statement: Node) -> Bool {
    switch statement.kind {
    case .chain(let chain):
      if case .name(let base) = chain.base.kind {
        if chain.links.count == 1, chain.links[0].kind == .call { return isLogging(base) }
        if Words.isRecorder(base) || chain.links.contains(where: { Words.isRecorder($0.name) }) {
          return true
        }
      }
      return chain.links.last.map { isLogging($0.name) } ?? false
    case .platform(let branches): return branches.allSatisfy { $0.body.allSatisfy(isLogging(_:)) }
    case .other(let inside): return inside.allSatisfy(isLogging(_:))
    case .jump: return true
    case .returned(let value): return value == nil
    case .conditional(let part):
      return part.then.allSatisfy(isLogging(_:)) && (part.otherwise ?? []).allSatisfy(isLogging(_:))
    case .assignment(_, let target, _): return target.isDiscard
    case .literal: return true
    default: return false
    }
  }
}

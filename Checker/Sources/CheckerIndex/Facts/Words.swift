/// Reads names as the words that they are made of.
public enum Words {
  /// The words of `name` in lower case: `isLoadingMore` gives `is`, `loading`, `more`.
  public static func of(_ name: String) -> [String] {
    var words: [String] = []
    var current = ""
    var lastIsUpper = false
    for character in name {
      if character == "_" {
        if !current.isEmpty { words.append(current) }
        current = ""
        lastIsUpper = false
        continue
      }
      if character.isUppercase, !lastIsUpper, !current.isEmpty {
        words.append(current)
        current = ""
      }
      lastIsUpper = character.isUppercase
      current += character.lowercased()
    }
    if !current.isEmpty { words.append(current) }
    return words
  }

  private static let busy: Set<String> = [
    "loading", "fetching", "saving", "submitting", "sending", "posting", "deleting", "removing",
    "updating", "uploading", "downloading", "processing", "syncing", "searching", "busy",
    "refreshing", "creating", "generating", "importing", "exporting", "publishing", "purchasing",
    "restoring", "connecting", "authenticating", "validating", "verifying", "registering",
    "requesting", "working", "translating", "logging", "signing", "joining", "leaving", "adding",
    "applying", "checking", "waiting", "subscribing", "installing", "signin",
  ]
  private static let notBusy: Set<String> = [
    "enabled", "available", "supported", "allowed", "error", "failed", "success", "succeeded",
    "done", "finished", "completed", "count", "text", "title", "message", "should", "can", "did",
    "has", "was", "needs", "will", "show", "shows", "shown", "present", "presented", "presenting",
    "initial", "first", "appeared", "sheet", "picker", "dialog", "alert", "importer", "exporter",
    "confirm", "confirmation", "playing", "playback", "scrolling", "dragging", "editing",
    "selection", "mode", "bar", "field", "focused", "view", "screen", "active", "visible",
    "network", "wifi", "permission", "cellular", "on", "only", "if", "when", "always", "enable",
    "disable", "disabled", "allow", "allows",
  ]

  /// Whether a Boolean of this name says that work is running.
  public static func isBusy(_ name: String) -> Bool {
    let words = of(name)
    if words.contains("in"), words.contains("progress") || words.contains("flight") { return true }
    guard words.contains(where: busy.contains) else {
      return ["showloadingindicator", "showspinner", "showprogress", "showloading"]
        .contains(name.lowercased())
    }
    // `isSendingMessage` is work; `sendingMessage` may be the message.
    let objects: Set<String> =
      words.first == "is" ? ["message", "text", "title", "view", "screen"] : []
    return !words.contains { notBusy.contains($0) && !objects.contains($0) }
  }

  /// Whether a variable of this name holds an error or a message about one.
  public static func isError(_ name: String) -> Bool {
    let words = of(name)
    let hit = words.contains { $0 == "error" || $0 == "errors" || $0 == "failure" || $0 == "err" }
    guard hit else { return false }
    let others: Set<String> = [
      "enabled", "available", "cancellable", "cancellables", "handler", "action", "reporting",
      "reporter", "subject", "publisher", "callback", "closure", "logger", "domain", "code",
      "color", "image", "icon", "title", "view", "on", "count", "key",
    ]
    return !words.contains(where: others.contains)
  }

  private static let recorders: Set<String> = [
    "logger", "log", "logging", "analytics", "sentry", "mx", "ddlog", "telemetry", "tracker",
    "crash", "crashes", "crashlytics", "bugsnag", "rollbar", "datadog", "instabug", "firebase",
    "mixpanel", "amplitude", "breadcrumb", "diagnostics", "metrics",
  ]

  /// Whether something of this name writes events down for the developers and not for people.
  public static func isRecorder(_ name: String) -> Bool {
    Self.name(name, has: recorders) || name == "MXLog"
  }

  /// Whether a name has one of `words` in it, as whole words.
  public static func name(_ name: String, has words: Set<String>) -> Bool {
    of(name).contains(where: words.contains)
  }
}

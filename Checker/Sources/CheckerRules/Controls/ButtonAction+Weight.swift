import CheckerIndex

extension ButtonAction {
  static let mutations: Set<String> = [
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
    "zip", "compress", "backup", "wipe", "erase", "reply", "retweet", "zap", "withdraw",
  ]
  static let reloads: Set<String> = [
    "load", "reload", "refresh", "retry", "fetch", "search", "get", "next", "query", "check",
    "download", "update", "scan", "discover",
  ]
  static let moves: Set<String> = [
    "dismiss", "close", "open", "show", "present", "navigate", "push", "pop", "route", "go",
    "select", "play", "pause", "stop", "cancel", "track", "haptic", "impact", "animate", "scroll",
    "focus", "copy", "share", "tap", "handle", "did", "on", "will", "resume", "skip", "seek",
    "record", "donate", "prepare", "start", "setup", "configure", "expand", "collapse", "wait",
  ]

  /// What a player does at once.
  private static let playback: Set<String> = [
    "play", "pause", "playback", "muted", "volume", "rate", "speed", "shuffle", "repeat", "seek",
    "position", "subtitle", "subtitles", "captions",
  ]

  /// How much a person waits for work of this name.
  static func weight(of name: String) -> Weight {
    let words = Words.of(name)
    guard let first = words.first else { return .none }
    if moves.contains(first) { return .none }
    if words.contains("authorization") || words.contains("permission") { return .none }
    if words.contains("cursor") || words.contains("palette") || words.contains("widget") {
      return .none
    }
    if words.contains("focus") || words.contains("haptic") || words.contains("tip")
      || words.contains("analytics")
    {
      return .none
    }
    if first == "log" && words.dropFirst().first != "in" && words.dropFirst().first != "out" {
      return .none
    }
    if ["set", "toggle", "update", "change"].contains(first),
      !playback.isDisjoint(with: words.dropFirst())
    {
      return .none
    }
    if reloads.contains(first), first != "update", first != "download" { return .reload }
    if mutations.contains(first) { return .mutation }
    return .unknown
  }
}

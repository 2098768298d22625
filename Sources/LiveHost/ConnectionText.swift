import Foundation

/// What a page says about its connection, in one language.
public struct ConnectionText: Hashable, Sendable {
  /// The language of the words, as a BCP 47 tag.
  public var language: String
  /// The connection is gone and is being sought.
  public var reconnecting: String
  /// An action was refused, since there is no connection.
  public var notDone: String
  /// The button that seeks the connection at once.
  public var tryNow: String
  /// The connection is back.
  public var reconnected: String
  /// The server was started anew while an action was under way.
  public var restarted: String
  /// The button that takes a message away.
  public var close: String
  /// The page is used in another connection now.
  public var takenOver: String
  /// The browser keeps no cookies.
  public var needsCookies: String
  /// The text of a field is longer than a message may be; it stays in the field and was not sent.
  public var tooLong: String

  /// Makes a text of its parts.
  public init(
    language: String, reconnecting: String, notDone: String, tryNow: String, reconnected: String,
    restarted: String, close: String, takenOver: String, needsCookies: String, tooLong: String
  ) {
    self.language = language
    self.reconnecting = reconnecting
    self.notDone = notDone
    self.tryNow = tryNow
    self.reconnected = reconnected
    self.restarted = restarted
    self.close = close
    self.takenOver = takenOver
    self.needsCookies = needsCookies
    self.tooLong = tooLong
  }

  /// Makes the text of a language, or the English one where there is none.
  public init(language: String) {
    let code = Locale.Language(identifier: language).languageCode?.identifier ?? "en"
    self = Self.known[code] ?? .english
  }

  /// Whether the words are written from right to left.
  public var isRightToLeft: Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.writeKey("language")
    json.write(language)
    json.writeKey("isRightToLeft")
    json.write(isRightToLeft)
    for (name, text) in [
      ("reconnecting", reconnecting), ("notDone", notDone), ("tryNow", tryNow),
      ("reconnected", reconnected), ("restarted", restarted), ("close", close),
      ("takenOver", takenOver), ("needsCookies", needsCookies), ("tooLong", tooLong),
    ] {
      json.writeKey(name)
      json.write(text)
    }
    json.endObject()
  }
}

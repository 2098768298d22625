import LiveHost

extension ConnectionText {
  /// The text of a language, with the app's own words where its strings table has an entry for the
  /// English ones.
  static func ofApp(_ language: String, bundle: Bundle? = nil) -> ConnectionText {
    var text = ConnectionText(language: language)
    var isOwn = false
    for part in parts {
      let key = ConnectionText.english[keyPath: part]
      let entry = entry(of: key, in: language, bundle)
      // Without an entry of its own a language gets the table of the app's first one.
      let isBorrowed = text.language != "en" && entry == Self.entry(of: key, in: "en", bundle)
      guard entry != key, !isBorrowed else { continue }
      text[keyPath: part] = entry
      isOwn = true
    }
    if isOwn { text.language = language }
    return text
  }

  private static func entry(of key: String, in language: String, _ bundle: Bundle?) -> String {
    StringsTable.string(key, table: nil, bundle: bundle, locale: Locale(identifier: language))
  }

  private static var parts: [WritableKeyPath<ConnectionText, String>] {
    [
      \.reconnecting, \.notDone, \.tryNow, \.reconnected, \.restarted, \.close, \.takenOver,
      \.needsCookies, \.tooLong,
    ]
  }
}

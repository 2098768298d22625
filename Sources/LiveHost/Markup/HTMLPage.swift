import ElementTree

/// The first answer: a complete page with its content, its script and its security policy.
struct HTMLPage {
  var title: String
  var color: String
  var language: String
  var imageOrigins: [String]
  var styleSheets: [String]
  var token: String
  var latency: Int
  var connectionText: ConnectionText
  /// The bytes that one message of the page may have.
  var messageBytes: Int

  /// The page's bytes.
  func bytes(root: ElementSnapshot, nonce: String) -> [UInt8] {
    var body = HTMLWriter()
    body.write(root)
    var page = HTMLWriter()
    page.raw("<!doctype html><html lang=\"")
    page.escape(language)
    page.raw(
      "\"><head><meta charset=utf-8><meta name=viewport content=\"width=device-width,"
        + "initial-scale=1,viewport-fit=cover\"><meta name=color-scheme content=\"light dark\">"
        + "<meta name=theme-color content=\"")
    page.escape(color)
    page.raw("\"><title>")
    page.escape(title)
    page.raw("</title><link rel=icon href=\"data:,\"><style nonce=\(nonce)>")
    page.raw(ClientResources.styleSheet)
    for sheet in styleSheets { page.raw(Self.safeStyleSheet(sheet)) }
    page.raw(body.styleSheet)
    page.raw("</style></head><body>")
    page.append(body.bytes)
    page.raw("<script type=application/json id=live-data>")
    page.append(bootData(body))
    page.raw("</script><script nonce=\(nonce)>")
    page.raw(ClientResources.script)
    page.raw("</script></body></html>")
    return page.bytes
  }

  /// The headers that bind the page to itself.
  func headers(nonce: String, host: String) -> [(name: String, value: String)] {
    let images = (["'self'", "data:"] + imageOrigins).joined(separator: " ")
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "img-src \(images); connect-src 'self' ws://\(host) wss://\(host); base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'"
    // No cross-origin-opener-policy: it makes the browser start another process for the page,
    // which nearly doubles the time to the first paint, and links open without an opener anyway.
    return [
      ("content-type", "text/html; charset=utf-8"),
      ("content-security-policy", policy),
      ("cache-control", "no-store"),
      ("accept-ch", "Sec-CH-Prefers-Color-Scheme"),
    ]
  }

  private func bootData(_ body: HTMLWriter) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.writeKey("token")
    json.write(token)
    json.writeKey("latency")
    json.write(latency)
    json.writeKey("messageBytes")
    json.write(messageBytes)
    json.writeKey("words")
    connectionText.write(to: &json)
    json.writeKey("properties")
    json.beginArray()
    for (id, name, value) in body.properties {
      json.beginArray()
      json.write(id.rawValue)
      json.write(name)
      json.write(value)
      json.endArray()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// A sheet of the app's own that cannot end its element.
  private static func safeStyleSheet(_ sheet: String) -> String {
    var bytes: [UInt8] = []
    for byte in sheet.utf8 {
      if byte == UInt8(ascii: "<") { bytes += Array("\\3c ".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension HTMLWriter {
  /// Appends what is markup already.
  mutating func raw(_ markup: String) { append(Array(markup.utf8)) }
}

/// Random names that nobody can guess, and the cookie that ties a session to a browser.
enum VisitorCookie {
  /// 192 random bits from the system's secure source, as URL-safe text.
  static func makeSecret() -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var source = SystemRandomNumberGenerator()
    var text: [UInt8] = []
    for _ in 0..<4 {
      var bits = source.next()
      for _ in 0..<8 {
        text.append(alphabet[Int(bits & 63)])
        bits >>= 6
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The cookie's name.
  ///
  /// Browsers share cookies between ports, so the port is a part of it.
  static func name(host: String) -> String {
    let port = host.split(separator: ":").last.map(String.init) ?? ""
    return "live-" + (port.allSatisfy(\.isNumber) ? port : "80")
  }

  /// The visitor's secret in a cookie header, when it has the right form.
  static func value(in header: String, host: String) -> String? {
    let name = name(host: host)
    for item in header.split(separator: ";") {
      let parts = item.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == name else { continue }
      let value = parts[1]
      let isPlain = value.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
          || $0 == 95
      }
      if value.utf8.count == 32, isPlain { return String(value) }
    }
    return nil
  }

  /// The header that sets the cookie: scripts cannot read it, foreign pages cannot send it.
  static func header(_ secret: String, host: String) -> String {
    "\(name(host: host))=\(secret); Path=/; HttpOnly; SameSite=Strict"
  }
}

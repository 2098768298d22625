import Foundation

/// What a browser knows after the first answer.
struct Visit: Sendable {
  var port: Int
  var token: String
  var cookie: String
  var html: String
  var head: String

  /// Loads a page.
  static func load(port: Int, path: String = "/") async throws -> Visit {
    try await Task.detached {
      let answer = try RawClient(port: port).request([
        "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Accept-Language: de, en;q=0.5",
      ])
      let token = try text(in: answer.body, after: "\"token\":\"")
      let cookie = try text(in: answer.head, after: "live-\(port)=", until: ";")
      return Visit(
        port: port, token: token, cookie: "live-\(port)=\(cookie)", html: answer.body,
        head: answer.head)
    }.value
  }

  /// Opens a socket as this visitor.
  func socket(cookie: String? = nil) throws -> RawClient {
    let client = try RawClient(port: port)
    let answer = try client.request(
      Self.upgrade(port: port, origin: "http://127.0.0.1:\(port)", cookie: cookie ?? self.cookie))
    guard answer.status == 101 else { throw RawClient.Failure(text: "status \(answer.status)") }
    return client
  }

  /// Opens a socket and joins.
  func join(received: Int = 0) throws -> RawClient {
    let client = try socket()
    client.sendText(#"["join","\#(token)",\#(received)]"#)
    return client
  }

  /// The number of the element with an `id`, or another attribute of that value.
  func element(_ id: String, by attribute: String = "id") throws -> Int {
    let pattern = try Regex(
      #"data-i=(\d+)[^>]*? \#(attribute)="?\#(id)[" >]"#, as: (Substring, Substring).self)
    guard let match = try pattern.firstMatch(in: html), let number = Int(match.1) else {
      throw RawClient.Failure(text: "no element '\(id)'")
    }
    return number
  }

  static func upgrade(
    port: Int, origin: String?, cookie: String? = nil, path: String = "/_live/socket",
    host: String? = nil
  ) -> [String] {
    var lines = [
      "GET \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    if let origin { lines.append("Origin: \(origin)") }
    if let cookie { lines.append("Cookie: \(cookie)") }
    return lines
  }

  private static func text(
    in whole: String, after start: String, until end: Character = "\""
  ) throws -> String {
    guard let range = whole.range(of: start) else { throw RawClient.Failure(text: "no \(start)") }
    return String(whole[range.upperBound...].prefix { $0 != end })
  }
}

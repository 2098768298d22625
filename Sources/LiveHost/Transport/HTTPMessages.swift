/// What a browser asked for, as far as a page needs it.
struct HTTPRequestHead: Hashable, Sendable {
  var method = "GET"
  var path = "/"
  /// The query as it came, one `name=value` an item.
  var query: [String] = []
  var host = ""
  var origin: String?
  var cookies = ""
  var languages = ""
  var prefersColorScheme: String?
  var destination: String?
}

/// An answer to one request.
struct HTTPResponse: Sendable {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]

  /// An answer in plain words.
  static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [("content-type", "text/plain; charset=utf-8")],
      body: Array((text + "\n").utf8))
  }
}

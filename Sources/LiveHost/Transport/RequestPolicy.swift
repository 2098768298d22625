/// Decides which requests are answered at all.
///
/// The `Host` header is checked so that a foreign name that is made to point here (DNS rebinding)
/// reaches nothing; `Origin` is checked so that no foreign page can open a socket.
struct RequestPolicy: Sendable {
  /// The hosts, with ports, under which the server may be reached.
  var hosts: Set<String>
  /// The origins that may open a socket.
  var origins: Set<String>

  static let socketPath = "/_live/socket"

  init(hosts: Set<String>, origins: Set<String>) {
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.origins = Set(origins.map { $0.lowercased() })
      .union(hosts.flatMap { ["http://\($0.lowercased())", "https://\($0.lowercased())"] })
  }

  /// Why a request for a page is refused, or `nil` when it is answered.
  func refusal(of head: HTTPRequestHead) -> HTTPResponse? {
    guard hosts.contains(head.host.lowercased()) else {
      return .text(
        421,
        "This server does not answer for the host '\(head.host.prefix(80))'. "
          + "Add it to LiveConfiguration.allowedHosts if it should.")
    }
    guard head.method == "GET" || head.method == "HEAD" else {
      return .text(405, "Only GET and HEAD are answered.")
    }
    if let destination = head.destination, !["document", "iframe", "empty"].contains(destination) {
      return .text(403, "A page cannot be loaded as '\(destination.prefix(20))'.")
    }
    return nil
  }

  /// Why an upgrade to a socket is refused, or `nil` when it is accepted.
  func refusal(ofUpgrade head: HTTPRequestHead, to kind: String) -> HTTPResponse? {
    guard kind.lowercased() == "websocket" else {
      return .text(400, "Only an upgrade to websocket is possible.")
    }
    guard hosts.contains(head.host.lowercased()) else {
      return .text(421, "This server does not answer for the host '\(head.host.prefix(80))'.")
    }
    guard head.path == Self.socketPath else { return .text(404, "There is no socket here.") }
    guard let origin = head.origin?.lowercased(), origins.contains(origin) else {
      return .text(
        403, "The origin '\(head.origin?.prefix(80) ?? "none")' may not open a socket here.")
    }
    return nil
  }
}

import Foundation
import LiveHost
import LiveHostSamplePage
import Testing

@Suite("Requests", .serialized)
@MainActor
struct RequestTests {
  private let server: LiveServer
  private let port: Int

  init() throws {
    server = LiveServer { SamplePage($0) }
    port = try server.start()
  }

  private func answer(_ lines: [String]) async throws -> (status: Int, head: String, body: String) {
    let port = port
    return try await Task.detached { try RawClient(port: port).request(lines) }.value
  }

  @Test("A foreign host is refused with its name", arguments: ["evil.example", "evil.example:80"])
  func foreignHost(host: String) async throws {
    let answer = try await answer(["GET / HTTP/1.1", "Host: \(host)"])
    #expect(answer.status == 421)
    #expect(answer.body.contains(host))
    server.stop()
  }

  @Test("Only reading is possible")
  func methods() async throws {
    let post = try await answer([
      "POST / HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Length: 0",
    ])
    #expect(post.status == 405)
    #expect(server.statistics.sessions == 0)
    server.stop()
  }

  @Test("A page loaded as a script or an image makes no session")
  func destination() async throws {
    let image = try await answer([
      "GET / HTTP/1.1", "Host: 127.0.0.1:\(port)", "Sec-Fetch-Dest: image",
    ])
    #expect(image.status == 403)
    #expect(server.statistics.sessions == 0)
    server.stop()
  }

  @Test("The first answer carries a strict policy and a closed cookie")
  func headers() async throws {
    let visit = try await Visit.load(port: port)
    let head = visit.head.lowercased()
    #expect(head.contains("default-src 'none'; script-src 'nonce-"))
    #expect(head.contains("frame-ancestors 'none'"))
    #expect(!head.contains("unsafe"))
    #expect(head.contains("x-content-type-options: nosniff"))
    #expect(head.contains("referrer-policy: no-referrer"))
    #expect(head.contains("; path=/; httponly; samesite=strict"))
    #expect(!visit.html.contains(" style="))
    #expect(visit.html.utf8.count < 60_000)
    server.stop()
  }

  @Test("A path and a query reach the page as they were meant")
  func address() async throws {
    let visit = try await Visit.load(port: port, path: "/a%20b?rows=2&x=%26%3D")
    #expect(visit.html.contains("Row 1<") && !visit.html.contains("Row 2<"))
    server.stop()
  }

  @Test("A socket is refused for a foreign origin, none at all, a foreign host, another path")
  func upgrades() async throws {
    let own = "http://127.0.0.1:\(port)"
    let foreign = try await answer(Visit.upgrade(port: port, origin: "http://evil.example"))
    let missing = try await answer(Visit.upgrade(port: port, origin: nil))
    let host = try await answer(Visit.upgrade(port: port, origin: own, host: "evil.example"))
    let path = try await answer(Visit.upgrade(port: port, origin: own, path: "/"))
    let statuses: [Int] = [foreign.status, missing.status, host.status, path.status]
    #expect(statuses == [403, 403, 421, 404])
    #expect(foreign.body.contains("http://evil.example"))
    server.stop()
  }
}

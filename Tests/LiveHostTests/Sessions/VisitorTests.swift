import Testing

@testable import LiveHost

@Suite("Visitors and addresses")
struct VisitorTests {
  @Test("Secrets have their length and do not repeat")
  func secrets() {
    let secrets = Set((0..<1000).map { _ in VisitorCookie.makeSecret() })
    #expect(secrets.count == 1000)
    #expect(secrets.allSatisfy { $0.utf8.count == 32 })
  }

  @Test("The cookie is found among others, by port, and only in its own form")
  func cookie() {
    let secret = VisitorCookie.makeSecret()
    let header = "a=b; live-80=x; live-8080=\(secret); c"
    #expect(VisitorCookie.value(in: header, host: "127.0.0.1:8080") == secret)
    #expect(VisitorCookie.value(in: header, host: "127.0.0.1:80") == nil)
    #expect(VisitorCookie.value(in: "live-8080=<script>", host: "a:8080") == nil)
    #expect(VisitorCookie.value(in: "", host: "") == nil)
  }

  @Test("Languages come best first, without what is no language")
  func languages() {
    #expect(
      PageAddress.languages("en;q=0.5, de-CH, *;q=0.1, <b>, fr;q=0, ja;q=0.9")
        == ["de-CH", "ja", "en"])
    #expect(PageAddress.languages("").isEmpty)
  }

  @Test("An address is taken apart and decoded once")
  func address() {
    let (path, query) = PageAddress.parse("/a%20b?x=1+2&y=%2526&z&=w&bad=%zz")
    #expect(path == "/a b")
    #expect(query.map(\.name) == ["x", "y", "z", "", "bad"])
    #expect(query.map(\.value) == ["1 2", "%26", "", "w", "%zz"])
    #expect(PageAddress.parse("").path == "/")
  }
}

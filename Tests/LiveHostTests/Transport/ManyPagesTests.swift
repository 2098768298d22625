import ElementTree
import Foundation
import LiveHostSamplePage
import Testing

@testable import LiveHost

/// What pages that are open at once do to each other: nothing.
@Suite("Many pages at once", .serialized)
@MainActor
struct ManyPagesTests {
  @MainActor
  private final class Pages {
    var all: [SamplePage] = []
  }

  @Test("A hundred pages each get their own state and the changes meant for them alone")
  func hundred() async throws {
    let pages = Pages()
    let server = LiveServer { request in
      pages.all.append(SamplePage(request))
      return pages.all[pages.all.count - 1]
    }
    let port = try server.start()
    let visits = try await Task.detached {
      var visits: [Visit] = []
      for index in 0..<100 { visits.append(try await Visit.load(port: port, path: "/\(index)")) }
      return visits
    }.value
    #expect(Set(visits.map(\.token)).count == 100)
    let echo = try visits[0].element("echo")
    let name = try visits[0].element("name", by: "name")
    let add = try visits[0].element("add")
    let (heard, clients) = try await Task.detached {
      let clients = try visits.map { try $0.join() }
      // All type at once, and each clicks another number of times.
      for (index, client) in clients.enumerated() {
        client.sendText(#"["e",1,0,\#(name),"input","text \#(index)"]"#)
        for click in 0..<index % 3 { client.sendText(#"["e",\#(click + 2),0,\#(add),"click"]"#) }
      }
      let heard = try clients.enumerated().map { index, client in
        try (0..<2 + index % 3).map { _ in try client.text() }
      }
      return (heard, clients)
    }.value
    for (index, texts) in heard.enumerated() {
      #expect(texts[0] == #"["joined",0]"#)
      #expect(texts[1] == #"["b",1,1,[[3,\#(echo),"text \#(index)"]]]"#)
      #expect(texts.dropFirst(2).count == index % 3)
      let page = try #require(pages.all.first { $0.request.path == "/\(index)" })
      #expect(page.count == index % 3)
    }
    // A change that a page makes by itself reaches its own socket alone.
    let before = server.statistics.messagesSent
    pages.all[42].setEcho("only here")
    await server.settle()
    #expect(server.statistics.messagesSent == before + 1)
    #expect(server.statistics.connectedSessions == 100)
    let said = try await Task.detached { try clients[42].text() }.value
    #expect(said.contains("only here"))
    server.stop()
  }

  @Test("A page that does not read is let go; the others do not wait, and its state is kept")
  func slowReader() async throws {
    let pages = Pages()
    var configuration = LiveConfiguration()
    configuration.limits.queuedBytes = 1 << 20
    let server = LiveServer(configuration: configuration) { request in
      pages.all.append(SamplePage(request))
      return pages.all[pages.all.count - 1]
    }
    let port = try server.start()
    let slow = try await Visit.load(port: port)
    let quick = try await Visit.load(port: port)
    let add = try quick.element("add")
    let (deaf, client) = try await Task.detached {
      let deaf = try slow.join()
      let client = try quick.join()
      _ = (try deaf.text(), try client.text())
      return (deaf, client)
    }.value
    // More than the system's own buffers hold.
    let text = String(repeating: "x", count: 256 * 1024)
    for round in 1...60 {
      pages.all[0].setEcho(text + "\(round)")
      await server.settle()
      let answer = try await Task.detached {
        client.sendText(#"["e",\#(round),0,\#(add),"click"]"#)
        return try client.text()
      }.value
      #expect(answer.contains(#""\#(round)"]"#))
    }
    // Reads at last, and finds the end after what the system had taken already.
    let ending = await Task.detached { try? deaf.closing() }.value
    #expect(ending == nil || ending?.code == 1013)
    while server.statistics.sockets > 1 { await server.settle() }
    #expect(!pages.all[0].isActive)
    #expect(pages.all[1].isActive)
    #expect(server.statistics.sessions == 2)
    // Whoever comes back reading goes on with the page as it is.
    let again = try await Task.detached {
      let reader = try slow.join()
      _ = try reader.text()
      return try reader.text()
    }.value
    #expect(again.contains(text + "60"))
    server.stop()
  }

  @Test("A server that stops tells every page, and its port is free at once")
  func stop() async throws {
    var configuration = LiveConfiguration()
    let server = LiveServer(configuration: configuration) { SamplePage($0) }
    configuration.port = try server.start()
    let port = configuration.port
    let clients = try await Task.detached {
      let visits = [try await Visit.load(port: port), try await Visit.load(port: port)]
      let clients = try visits.map { try $0.join() }
      for client in clients { _ = try client.text() }
      return clients
    }.value
    server.stop()
    let endings = try await Task.detached { try clients.map { try $0.closing() } }.value
    #expect(endings.map(\.code) == [1001, 1001])
    #expect(endings.map(\.reason) == ["the server ends", "the server ends"])
    let next = LiveServer(configuration: configuration) { SamplePage($0) }
    #expect(try next.start() == port)
    next.stop()
  }
}

extension LiveServer {
  /// Waits until what was scheduled on the main queue so far has run.
  fileprivate func settle() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}

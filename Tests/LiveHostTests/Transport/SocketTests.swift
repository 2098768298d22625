import ElementTree
import Foundation
import LiveHost
import LiveHostSamplePage
import Testing

/// Drives a real server over real sockets, without a browser.
@Suite("A page over a socket", .serialized)
@MainActor
struct SocketTests {
  private let server: LiveServer
  private let port: Int

  init() throws {
    var configuration = LiveConfiguration()
    configuration.limits.messageBytes = 4096
    configuration.limits.messageBurst = 50
    configuration.limits.messagesPerSecond = 1
    server = LiveServer(configuration: configuration) { SamplePage($0) }
    port = try server.start()
  }

  @Test("The first answer is complete and a click changes it")
  func click() async throws {
    let visit = try await Visit.load(port: port)
    let add = try visit.element("add")
    let answer = try await Task.detached {
      let client = try visit.join()
      let joined = try client.text()
      client.sendText(#"["e",1,0,\#(add),"click"]"#)
      return (joined, try client.text())
    }.value
    #expect(visit.html.contains("Row 19"))
    #expect(visit.html.contains(#"<html lang="de">"#))
    #expect(answer.0 == #"["joined",0]"#)
    #expect(answer.1.hasPrefix(#"["b",1,1,[[3,"#))
    #expect(answer.1.contains(#""1"]"#))
    server.stop()
  }

  @Test("The rest of the script comes when it is asked for")
  func laterScript() async throws {
    let visit = try await Visit.load(port: port)
    let answer = try await Task.detached {
      let client = try visit.join()
      _ = try client.text()
      client.sendText(#"["more"]"#)
      return try client.text()
    }.value
    #expect(answer.hasPrefix(#"["part","#))
    #expect(answer.contains("popstate"))
    #expect(!visit.html.contains("popstate"))
    server.stop()
  }

  @Test("An event that is sent again is handled once and answered again")
  func repeatedEvent() async throws {
    let visit = try await Visit.load(port: port)
    let add = try visit.element("add")
    let answers = try await Task.detached {
      let client = try visit.join()
      client.sendText(#"["e",1,0,\#(add),"click"]"#)
      client.sendText(#"["e",1,0,\#(add),"click"]"#)
      client.sendText(#"["e",2,0,\#(add),"click"]"#)
      return try (0..<4).map { _ in try client.text() }
    }.value
    #expect(answers[2] == #"["a",1]"#)
    #expect(answers[3].hasPrefix(#"["b",2,2,"#))
    #expect(answers[3].contains(#""2"]"#))
    server.stop()
  }

  @Test("A socket that comes back gets what it missed, in order and once")
  func replay() async throws {
    let visit = try await Visit.load(port: port)
    let add = try visit.element("add")
    let answers = try await Task.detached {
      do {
        let client = try visit.join()
        for number in 1...3 { client.sendText(#"["e",\#(number),0,\#(add),"click"]"#) }
        for _ in 0..<4 { _ = try client.text() }
      }
      let client = try visit.join(received: 1)
      return try (0..<3).map { _ in try client.text() }
    }.value
    #expect(answers[0] == #"["joined",3]"#)
    #expect(answers[1].hasPrefix(#"["b",2,2,"#))
    #expect(answers[2].hasPrefix(#"["b",3,3,"#))
    server.stop()
  }

  @Test("A newer socket takes a session over, and the late end of the old one harms nothing")
  func takeOver() async throws {
    let visit = try await Visit.load(port: port)
    let add = try visit.element("add")
    let server = server
    let (closing, answer, connected) = try await Task.detached {
      var old: RawClient? = try visit.join()
      _ = try old?.text()
      let new = try visit.join()
      _ = try new.text()
      let closing = try old?.closing()
      old = nil
      new.sendText(#"["e",1,0,\#(add),"click"]"#)
      let answer = try new.text()
      // Asked while the newer socket is still held: it closes when its client goes.
      let connected = await server.statistics.connectedSessions
      return withExtendedLifetime(new) { (closing?.code, answer, connected) }
    }.value
    #expect(closing == 4001)
    #expect(answer.hasPrefix(#"["b",1,1,"#))
    #expect(connected == 1)
    server.stop()
  }

  @Test("An unknown session and one of another visitor are both unknown; no cookie is refused")
  func unknownSession() async throws {
    let visit = try await Visit.load(port: port)
    let other = try await Visit.load(port: port)
    let answers = try await Task.detached {
      let guess = try visit.socket()
      guess.sendText(#"["join","AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",0]"#)
      let foreign = try visit.socket(cookie: other.cookie)
      foreign.sendText(#"["join","\#(visit.token)",0]"#)
      let none = try visit.socket(cookie: "a=b")
      none.sendText(#"["join","\#(visit.token)",0]"#)
      return (try guess.text(), try foreign.text(), try none.closing().code)
    }.value
    #expect(answers.0 == #"["unknown"]"#)
    #expect(answers.1 == #"["unknown"]"#)
    #expect(answers.2 == 4003)
    server.stop()
  }

  @Test("A script that asks for a new page hands back what was kept")
  func startAnew() async throws {
    let visit = try await Visit.load(port: port)
    let answer = try await Task.detached {
      let client = try visit.socket()
      client.sendText(#"["start","/?rows=3",{"note":"remember me"},null]"#)
      guard try client.text().hasPrefix(#"["part",""#) else { return "" }
      return try client.text()
    }.value
    #expect(answer.hasPrefix(#"["page",""#))
    #expect(answer.contains("remember me"))
    #expect(answer.contains("Row 2") && !answer.contains("Row 3"))
    server.stop()
  }

  @Test(
    "A broken message closes its socket with a reason and harms no other",
    arguments: [
      ("not json", UInt8(1), 1002), ("{}", 1, 1002), ("[1]", 1, 1002), (#"["e",1]"#, 1, 1002),
      (#"["e","1",0,1,"click"]"#, 1, 1002), (#"["e",1,0,1,"click",{"a":1}]"#, 1, 1002),
      (#"["join",7,0]"#, 1, 1002), (String(repeating: "[", count: 3000), 1, 1002),
      ("\u{0}\u{1}", 2, 1003), (String(repeating: "x", count: 5000), 1, 1009),
    ])
  func brokenMessage(text: String, opcode: UInt8, code: Int) async throws {
    let visit = try await Visit.load(port: port)
    let (closing, alive) = try await Task.detached {
      let good = try visit.join()
      let bad = try visit.socket()
      bad.sendFrame(Array(text.utf8), opcode: opcode)
      return (try bad.closing(), try good.text())
    }.value
    #expect(closing.code == code)
    #expect(!closing.reason.isEmpty)
    #expect(alive == #"["joined",0]"#)
    server.stop()
  }

  @Test("Broken UTF-8 closes the socket with the code for it")
  func brokenUTF8() async throws {
    let visit = try await Visit.load(port: port)
    let code = try await Task.detached {
      let client = try visit.socket()
      client.sendFrame([0x22, 0xC3, 0x28, 0xFF, 0x22])
      return try client.closing().code
    }.value
    #expect(code == 1007)
    server.stop()
  }

  @Test("Events for elements and names that do not exist change nothing and are answered")
  func unknownElement() async throws {
    let visit = try await Visit.load(port: port)
    let answers = try await Task.detached {
      let client = try visit.join()
      client.sendText(#"["e",1,0,999999,"click"]"#)
      client.sendText(#"["e",2,0,-5,"nonsense",null,{"first":1e300}]"#)
      return try (0..<3).map { _ in try client.text() }
    }.value
    #expect(Array(answers[1...]) == [#"["a",1]"#, #"["a",2]"#])
    server.stop()
  }

  @Test("A flood of messages closes the socket")
  func flood() async throws {
    let visit = try await Visit.load(port: port)
    let closing = try await Task.detached {
      let client = try visit.join()
      for _ in 0..<60 { client.sendText(#"["v",true]"#) }
      return try client.closing()
    }.value
    #expect(closing.code == 1008)
    server.stop()
  }

  @Test("Half a request and half a frame keep nobody waiting")
  func slowVisitors() async throws {
    let port = port
    let visit = try await Visit.load(port: port)
    let text = try await Task.detached {
      let slow = try (0..<20).map { _ in try RawClient(port: port) }
      for client in slow { client.send(Array("GET / HTTP/1.1\r\nHost: 127".utf8)) }
      let half = try visit.socket()
      half.send([0x81, 0xFE, 0x01])
      let answer = try withExtendedLifetime((slow, half)) { try visit.join().text() }
      return answer
    }.value
    #expect(text == #"["joined",0]"#)
    server.stop()
  }

  @Test("A second server on the port says which port and what helps")
  func portInUse() throws {
    var configuration = LiveConfiguration()
    configuration.port = port
    let second = LiveServer(configuration: configuration) { SamplePage($0) }
    #expect(throws: LiveServerError.portInUse(port)) { try second.start() }
    #expect(
      "\(LiveServerError.portInUse(8080))"
        == "port 8080 is in use; choose another with --port")
    server.stop()
  }

  @Test("Dropped sockets leave the session as it is")
  func dropSockets() async throws {
    let visit = try await Visit.load(port: port)
    let client = try await Task.detached {
      let client = try visit.join()
      _ = try client.text()
      return client
    }.value
    server.dropSockets()
    let (code, again) = try await Task.detached {
      (try client.closing().code, try visit.join().text())
    }.value
    #expect(code == 1001)
    #expect(again == #"["joined",0]"#)
    server.stop()
  }
}

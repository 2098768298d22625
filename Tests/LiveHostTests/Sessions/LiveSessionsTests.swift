import ElementTree
import LiveHostSamplePage
import Synchronization
import Testing

@testable import LiveHost

/// Sessions without a network: a recorder stands in for the sockets and the clock is set by hand.
@Suite("Sessions")
@MainActor
struct LiveSessionsTests {
  private final class Recorder: Transport {
    let commands = Mutex<[TransportCommand]>([])

    func perform(_ command: TransportCommand) { commands.withLock { $0.append(command) } }

    func take() -> [TransportCommand] {
      commands.withLock { commands in
        defer { commands = [] }
        return commands
      }
    }

    func texts(_ socket: ConnectionID) -> [String] {
      take().compactMap {
        if case .send(socket, let bytes) = $0 {
          String(decoding: bytes, as: UTF8.self)
        } else {
          nil
        }
      }
    }
  }

  @MainActor
  private final class World {
    let recorder = Recorder()
    var now = ContinuousClock.now
    var pages: [SamplePage] = []
    var turns: [@MainActor () -> Void] = []
    var limits = LiveLimits()
    let visitor = String(repeating: "v", count: 32)
    private(set) lazy var sessions = makeSessions()

    private func makeSessions() -> LiveSessions {
      var configuration = LiveConfiguration()
      configuration.limits = limits
      return LiveSessions(
        configuration: configuration, transport: recorder, now: { [unowned self] in now },
        schedule: { [unowned self] in turns.append($0) },
        makePage: { [unowned self] request in
          let page = SamplePage(request)
          pages.append(page)
          return page
        })
    }

    /// Loads a page and answers its token.
    func load() -> String {
      var head = HTTPRequestHead()
      head.host = "127.0.0.1:1"
      head.cookies = "live-1=\(visitor)"
      sessions.take(.request(1, head))
      guard case .respond(_, let response)? = recorder.take().last else { return "" }
      let html = String(decoding: response.body, as: UTF8.self)
      guard let match = html.firstMatch(of: /"token":"([^"]+)"/) else { return "" }
      return String(match.1)
    }

    func open(_ socket: ConnectionID) {
      sessions.take(.opened(socket, visitor: visitor, languages: "", prefersDark: nil))
    }

    func say(_ socket: ConnectionID, _ message: ClientMessage) {
      let backlog = Backlog()
      backlog.enter()
      sessions.take(.message(socket, message, backlog))
      #expect(backlog.waiting == 0)
    }

    func runTurns() {
      let work = turns
      turns = []
      for turn in work { turn() }
    }
  }

  @Test("A page that nobody joins is closed after its time")
  func neverJoined() {
    let world = World()
    _ = world.load()
    world.now += .seconds(31)
    world.sessions.reap()
    #expect(world.pages[0].isClosed)
    #expect(world.sessions.statistics.sessions == 0)
  }

  @Test("A page knows whether somebody looks, and lives on without a socket")
  func activity() {
    let world = World()
    let token = world.load()
    world.open(7)
    world.say(7, .join(token: token, received: 0))
    #expect(world.pages[0].isActive)
    world.say(7, .visible(false))
    #expect(!world.pages[0].isActive)
    world.sessions.take(.closed(7))
    world.now += .seconds(179)
    world.sessions.reap()
    #expect(!world.pages[0].isClosed)
    world.now += .seconds(2)
    world.sessions.reap()
    #expect(world.pages[0].isClosed)
  }

  @Test("Many changes in one turn make one batch, and changes while away are sent on return")
  func batches() {
    let world = World()
    let token = world.load()
    world.open(7)
    world.say(7, .join(token: token, received: 0))
    _ = world.recorder.take()
    for index in 0..<200 { world.pages[0].setEcho("\(index)") }
    #expect(world.turns.count == 1)
    world.runTurns()
    #expect(world.recorder.texts(7).count == 1)
    world.sessions.take(.closed(7))
    world.pages[0].setEcho("while away")
    world.runTurns()
    world.open(8)
    world.say(8, .join(token: token, received: 1))
    let texts = world.recorder.texts(8)
    #expect(texts.count == 2)
    #expect(texts.last?.contains("while away") == true)
  }

  @Test("A page that missed more than is kept gets all of it, with its state")
  func resync() {
    let world = World()
    world.limits.replayBatches = 2
    let token = world.load()
    for index in 0..<5 {
      world.pages[0].setEcho("change \(index)")
      world.runTurns()
    }
    world.open(7)
    world.say(7, .join(token: token, received: 0))
    let texts = world.recorder.texts(7)
    #expect(texts.first?.hasPrefix("[\"part\",") == true)
    #expect(texts.dropFirst().first?.hasPrefix("[\"page\",\"\(token)\",5,0,") == true)
    #expect(texts.dropFirst().first?.contains("change 4") == true)
    #expect(world.pages.count == 1)
  }

  @Test("Too many open pages are refused with a reason")
  func tooMany() {
    let world = World()
    world.limits.connectedSessions = 1
    world.open(1)
    world.say(1, .start(address: "/", kept: [:], replacing: nil))
    _ = world.recorder.take()
    world.open(2)
    world.say(2, .start(address: "/", kept: [:], replacing: nil))
    guard
      case .close(2, code: 1013, reason: "too many pages are open")? = world.recorder.take().first
    else {
      Issue.record("the second page was not refused")
      return
    }
  }

  @Test("An ended page is let go")
  func lifetime() {
    let world = World()
    let token = world.load()
    world.open(7)
    world.say(7, .join(token: token, received: 0))
    weak let page = world.pages[0]
    world.pages = []
    #expect(page != nil)
    world.sessions.closeAll()
    #expect(page == nil)
  }
}

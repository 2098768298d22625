import ElementTree

/// All sessions of a server, on the main actor.
@MainActor
final class LiveSessions {
  private struct Socket {
    var visitor: String?
    var languages: [String]
    var prefersDark: Bool?
  }

  private let configuration: LiveConfiguration
  private let styleSheets: [String]
  private let makePage: @MainActor (PageRequest) -> any LivePage
  private let now: () -> ContinuousClock.Instant
  private let schedule: (@escaping @MainActor () -> Void) -> Void
  private var transport: any Transport
  private var retention: SessionRetention
  private var sessions: [String: LiveSession] = [:]
  private var sockets: [ConnectionID: Socket] = [:]
  private let counters = LiveCounters()
  var latency: Int
  /// Called when the next deadline may have changed.
  var onDeadlineChange: (@MainActor (ContinuousClock.Instant?) -> Void)?

  init(
    configuration: LiveConfiguration,
    transport: any Transport,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    schedule: @escaping (@escaping @MainActor () -> Void) -> Void,
    makePage: @escaping @MainActor (PageRequest) -> any LivePage
  ) {
    self.configuration = configuration
    styleSheets = configuration.styleSheets.map(StyleCompactor.compact)
    self.transport = transport
    self.now = now
    self.schedule = schedule
    self.makePage = makePage
    latency = configuration.latency
    retention = SessionRetention(limits: configuration.limits)
  }

  func setTransport(_ transport: any Transport) { self.transport = transport }

  var statistics: LiveStatistics {
    var values = counters.values
    values.sessions = sessions.count
    values.connectedSessions = retention.connectedCount
    values.sockets = sockets.count
    return values
  }

  /// Takes what the service thread reports.
  func take(_ event: TransportEvent) {
    switch event {
    case .request(let connection, let head):
      transport.perform(.respond(connection, response(to: head)))
    case .opened(let socket, let visitor, let languages, let prefersDark):
      sockets[socket] = Socket(
        visitor: visitor, languages: self.languages(languages), prefersDark: prefersDark)
    case .message(let socket, let message, let backlog):
      backlog.leave()
      take(message, from: socket)
    case .closed(let socket):
      sockets[socket] = nil
      let (lost, ended) = retention.detached(socket, at: now())
      if let lost { sessions[lost]?.detach() }
      end(ended)
    }
    onDeadlineChange?(retention.nextDeadline)
  }

  /// Ends the sessions whose time is over.
  func reap() {
    end(retention.expire(at: now()))
    onDeadlineChange?(retention.nextDeadline)
  }

  /// Ends every session.
  func closeAll() {
    for session in sessions.values { session.close() }
    sessions = [:]
    sockets = [:]
    retention = SessionRetention(limits: configuration.limits)
  }

  /// Tells every page to delay its messages.
  func setLatency(_ milliseconds: Int) {
    latency = milliseconds
    let message = ServerMessage.latency(milliseconds: milliseconds).encoded()
    for socket in sockets.keys { transport.perform(.send(socket, message)) }
  }

  private func response(to head: HTTPRequestHead) -> HTTPResponse {
    if head.path.hasPrefix("/_live/") || head.path == "/favicon.ico" {
      return .text(404, "There is nothing here.")
    }
    let visitor =
      VisitorCookie.value(in: head.cookies, host: head.host) ?? VisitorCookie.makeSecret()
    let languages = languages(head.languages)
    let request = PageRequest(
      path: head.path, query: PageAddress.query(head.query, isEncoded: false),
      languages: languages, prefersDark: head.prefersColorScheme.map { $0.contains("dark") })
    let session = makeSession(request, visitor: visitor)
    counters.values.pagesServed += 1
    let nonce = VisitorCookie.makeSecret()
    let language = languages.first ?? "en"
    let page = HTMLPage(
      title: configuration.title, color: configuration.color, language: language,
      imageOrigins: configuration.imageOrigins, styleSheets: styleSheets,
      token: session.token, latency: latency,
      connectionText: configuration.connectionText(language),
      messageBytes: configuration.limits.messageBytes)
    let bytes = page.bytes(root: session.snapshot(), nonce: nonce)
    let cookie = ("set-cookie", VisitorCookie.header(visitor, host: head.host))
    return HTTPResponse(
      status: 200, headers: page.headers(nonce: nonce, host: head.host) + [cookie], body: bytes)
  }

  private func makeSession(_ request: PageRequest, visitor: String) -> LiveSession {
    let session = LiveSession(
      token: VisitorCookie.makeSecret(), visitor: visitor, page: makePage(request),
      limits: configuration.limits, transport: transport, counters: counters, schedule: schedule)
    sessions[session.token] = session
    end(retention.added(session.token, at: now()))
    return session
  }

  private func take(_ message: ClientMessage, from socket: ConnectionID) {
    guard let visitor = sockets[socket]?.visitor else {
      transport.perform(.close(socket, code: 4003, reason: "this page needs cookies"))
      return
    }
    switch message {
    case .join(let token, let received):
      guard let session = sessions[token], session.visitor == visitor else {
        transport.perform(.send(socket, ServerMessage.unknown.encoded()))
        return
      }
      attach(session, to: socket, received: received)
    case .start(let address, let kept, let replacing):
      start(address, kept: kept, replacing: replacing, visitor: visitor, socket: socket)
    case .event(let number, let received, let event):
      session(of: socket)?.handle(event, number: number, received: received)
    case .received(let number):
      session(of: socket)?.acknowledge(number)
    case .more:
      session(of: socket)?.sendLaterScript()
    case .visible(let isVisible):
      session(of: socket)?.page.setActive(isVisible)
    }
  }

  private func start(
    _ address: String, kept: [String: String], replacing: String?, visitor: String,
    socket: ConnectionID
  ) {
    if let replacing, let old = sessions[replacing], old.visitor == visitor { end([replacing]) }
    guard retention.connectedCount < configuration.limits.connectedSessions else {
      transport.perform(.close(socket, code: 1013, reason: "too many pages are open"))
      return
    }
    let (path, query) = PageAddress.parse(address)
    let request = PageRequest(
      path: path, query: query, languages: sockets[socket]?.languages ?? [],
      prefersDark: sockets[socket]?.prefersDark, kept: kept)
    attach(makeSession(request, visitor: visitor), to: socket, received: nil)
  }

  private func attach(_ session: LiveSession, to socket: ConnectionID, received: Int?) {
    if let previous = retention.token(of: socket), previous != session.token {
      let (lost, ended) = retention.detached(socket, at: now())
      if let lost { sessions[lost]?.detach() }
      end(ended)
    }
    if let old = retention.attached(session.token, to: socket) {
      transport.perform(.close(old, code: 4001, reason: "another connection took the page over"))
    }
    session.attach(socket, received: received)
  }

  private func session(of socket: ConnectionID) -> LiveSession? {
    retention.token(of: socket).flatMap { sessions[$0] }
  }

  private func languages(_ header: String) -> [String] {
    PageLanguages.chosen(
      from: PageAddress.languages(header), spoken: configuration.languages)
  }

  private func end(_ tokens: [String]) {
    for token in tokens {
      retention.removed(token)
      sessions.removeValue(forKey: token)?.close()
      counters.values.sessionsReaped += 1
    }
  }
}

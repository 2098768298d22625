public import ElementTree
import Foundation

/// Serves live pages: the first answer is complete HTML, then a socket keeps it up to date.
///
/// Pages live on the main actor; the network has a thread of its own.
@MainActor
public final class LiveServer {
  private let configuration: LiveConfiguration
  private let sessions: LiveSessions
  private var service: SocketService?
  private var timerDeadline: ContinuousClock.Instant?

  /// Makes a server that makes one page for each visit.
  public init(
    configuration: LiveConfiguration = LiveConfiguration(),
    makePage: @escaping @MainActor (PageRequest) -> any LivePage
  ) {
    self.configuration = configuration
    sessions = LiveSessions(
      configuration: configuration, transport: NoTransport(),
      schedule: { work in
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
      },
      makePage: makePage)
    sessions.onDeadlineChange = { [weak self] deadline in self?.setTimer(deadline) }
  }

  /// What the server has done and holds.
  public var statistics: LiveStatistics { sessions.statistics }

  /// Begins to listen.
  ///
  /// - Returns: The port.
  /// - Throws: ``LiveServerError`` when the address cannot be listened on.
  @discardableResult
  public func start() throws -> Int {
    let configuration = configuration
    let limits = configuration.limits
    let settings = ServiceSettings(
      host: configuration.host == "localhost" ? "127.0.0.1" : configuration.host,
      port: configuration.port, maximumMessageBytes: limits.messageBytes,
      maximumWaitingMessages: limits.waitingMessages, messageBurst: limits.messageBurst,
      messagesPerSecond: limits.messagesPerSecond, maximumQueuedBytes: limits.queuedBytes,
      maximumConnections: limits.connections,
      policy: { port in
        let own = ["127.0.0.1:\(port)", "localhost:\(port)", "\(configuration.host):\(port)"]
        return RequestPolicy(
          hosts: configuration.allowedHosts.union(own), origins: configuration.allowedOrigins)
      })
    let (service, port) = try SocketService.start(settings) { [weak self] event in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.sessions.take(event) } }
    }
    self.service = service
    sessions.setTransport(service)
    return port
  }

  /// Ends every page and closes every connection.
  public func stop() {
    sessions.closeAll()
    service?.stop()
    service = nil
    sessions.setTransport(NoTransport())
  }

  /// Serves until the program is interrupted; for the `main` of an app, outside any task.
  ///
  /// - Throws: ``LiveServerError`` when the address cannot be listened on.
  public func run() throws -> Never {
    let port = try start()
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated { self.stop() }; exit(0)
      }
      source.resume()
      return source
    }
    try FileHandleOutput.standardOutput("Serving at http://\(configuration.host):\(port)\n")
    withExtendedLifetime(signals) { dispatchMain() }
  }

  /// Makes every page hold its messages, half of the time on each way, to feel a slow line.
  public func setLatency(milliseconds: Int) {
    sessions.setLatency(max(0, milliseconds))
  }

  /// Drops every socket, to see how pages come back.
  public func dropSockets() {
    service?.perform(.closeAll)
  }

  private func setTimer(_ deadline: ContinuousClock.Instant?) {
    guard let deadline, timerDeadline.map({ deadline < $0 }) ?? true else { return }
    timerDeadline = deadline
    let delay = (deadline - .now) / .seconds(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0.05, delay)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.timerDeadline == deadline else { return }
        self.timerDeadline = nil
        self.sessions.reap()
      }
    }
  }
}

/// What a server sends through while it does not listen.
struct NoTransport: Transport {
  func perform(_ command: TransportCommand) {}
}

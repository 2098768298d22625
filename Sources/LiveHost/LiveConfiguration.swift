/// Where and how pages are served.
public struct LiveConfiguration: Sendable {
  /// The IPv4 address to listen on.
  ///
  /// Only this machine reaches the default.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 takes any free one.
  public var port = 0
  /// The names, with ports, under which browsers may reach the server, beside the loopback names.
  public var allowedHosts: Set<String> = []
  /// The origins whose pages may open a socket, beside those of the allowed hosts.
  public var allowedOrigins: Set<String> = []
  /// The origins that pages may show images from.
  public var imageOrigins: [String] = []
  /// The page's title until a page sets its own.
  public var title = "Live page"
  /// The colour of the browser's bars, as CSS.
  public var color = "#007aff"
  /// What a page says while its server is away, for the language that its browser asks for.
  public var connectionText: @Sendable (_ language: String) -> ConnectionText = {
    ConnectionText(language: $0)
  }
  /// The tags of the languages that pages come in, the one to fall back on first.
  ///
  /// When empty, a page is told every language that its browser asks for.
  public var languages: [String] = []
  /// Style sheets of the app, put into the first answer.
  public var styleSheets: [String] = []
  /// The bounds that keep one visitor from harming the others.
  public var limits = LiveLimits()
  /// How long each message is held, in milliseconds for both ways together, to feel a slow line.
  public var latency = 0

  /// Makes a configuration with safe defaults.
  public init() {}
}

/// Bounds on what visitors may cause.
public struct LiveLimits: Sendable {
  /// The size of one message from a page, in bytes.
  public var messageBytes = 256 * 1024
  /// The messages of one socket that may wait for the app.
  public var waitingMessages = 512
  /// The messages that one socket may send at once.
  public var messageBurst = 300
  /// The messages that one socket may send each second in the long run.
  public var messagesPerSecond = 120
  /// The bytes that may wait for a socket that reads slowly.
  public var queuedBytes = 8 * 1024 * 1024
  /// The batches kept for a page that comes back.
  public var replayBatches = 512
  /// The bytes kept for a page that comes back.
  public var replayBytes = 1024 * 1024
  /// The connections that are open at once.
  public var connections = 2048
  /// The sessions that are kept without a socket.
  public var disconnectedSessions = 100
  /// How long a session is kept without a socket.
  public var disconnectedTime: Duration = .seconds(180)
  /// How long a session waits for its first socket.
  public var firstConnectionTime: Duration = .seconds(30)
  /// The sessions with a socket at once.
  public var connectedSessions = 1000

  /// Makes the default bounds.
  public init() {}
}

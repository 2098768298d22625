/// What a server has done and holds, to see why it is busy or large.
public struct LiveStatistics: Hashable, Sendable {
  /// The sessions that are alive, with a socket or without.
  public var sessions = 0
  /// The sessions that have a socket.
  public var connectedSessions = 0
  /// The open sockets.
  public var sockets = 0
  /// The pages sent since the start.
  public var pagesServed = 0
  /// The sessions ended since the start because their time was over or there were too many.
  public var sessionsReaped = 0
  /// The events handled since the start.
  public var events = 0
  /// The messages sent to scripts since the start.
  public var messagesSent = 0
  /// The bytes of those messages.
  public var bytesSent = 0
  /// The tree operations sent since the start.
  public var operations = 0

  /// Makes counters that stand at nought.
  public init() {}
}

/// The counters that the sessions share.
@MainActor
final class LiveCounters {
  var values = LiveStatistics()
}

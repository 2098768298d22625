/// How long each session is kept: a value type that is told what happens and when.
struct SessionRetention: Sendable {
  typealias Instant = ContinuousClock.Instant

  private enum State {
    /// The page was sent, its script has not joined yet.
    case awaiting(since: Instant)
    /// A socket holds the session.
    case connected(ConnectionID)
    /// The last socket is gone.
    case disconnected(since: Instant)
  }

  private let limits: LiveLimits
  private var states: [String: State] = [:]
  private var sessions: [ConnectionID: String] = [:]

  init(limits: LiveLimits) {
    self.limits = limits
  }

  /// How many sessions have a socket.
  var connectedCount: Int { sessions.count }

  /// A session was made.
  ///
  /// Answers the sessions to end because there are too many without a socket.
  mutating func added(_ token: String, at now: Instant) -> [String] {
    states[token] = .awaiting(since: now)
    return evict()
  }

  /// A socket takes a session over.
  ///
  /// Answers the socket that held it until now.
  mutating func attached(_ token: String, to socket: ConnectionID) -> ConnectionID? {
    guard let state = states[token] else { return nil }
    var previous: ConnectionID?
    if case .connected(let old) = state, old != socket {
      sessions[old] = nil
      previous = old
    }
    states[token] = .connected(socket)
    sessions[socket] = token
    return previous
  }

  /// A socket is gone.
  ///
  /// Only the session that it still holds is let go, so that the late end of an
  /// old socket does not touch a session that a newer socket has taken over.
  mutating func detached(_ socket: ConnectionID, at now: Instant) -> (
    lost: String?, ended: [String]
  ) {
    guard let token = sessions.removeValue(forKey: socket) else { return (nil, []) }
    states[token] = .disconnected(since: now)
    return (token, evict())
  }

  /// Forgets a session.
  mutating func removed(_ token: String) {
    if case .connected(let socket) = states.removeValue(forKey: token) { sessions[socket] = nil }
  }

  /// The session that a socket holds.
  func token(of socket: ConnectionID) -> String? { sessions[socket] }

  /// The sessions whose time is over; they are forgotten.
  mutating func expire(at now: Instant) -> [String] {
    let over = states.filter { deadline(of: $0.value).map { $0 <= now } ?? false }.map(\.key)
    for token in over { states[token] = nil }
    return over
  }

  /// When the next session's time is over.
  var nextDeadline: Instant? { states.values.compactMap(deadline).min() }

  private func deadline(of state: State) -> Instant? {
    switch state {
    case .awaiting(let since): since + limits.firstConnectionTime
    case .connected: nil
    case .disconnected(let since): since + limits.disconnectedTime
    }
  }

  /// Ends those that have waited longest while too many have no socket.
  private mutating func evict() -> [String] {
    let waiting = states.compactMap { token, state in
      deadline(of: state).map { (token: token, deadline: $0) }
    }
    let excess = waiting.count - limits.disconnectedSessions
    guard excess > 0 else { return [] }
    let ended = waiting.sorted { $0.deadline < $1.deadline }.prefix(excess).map(\.token)
    for token in ended { states[token] = nil }
    return ended
  }
}

import Synchronization

/// The number of one connection; never used twice within a server's life.
typealias ConnectionID = Int

/// What the service thread reports, in the order in which it happened.
enum TransportEvent: Sendable {
  case request(ConnectionID, HTTPRequestHead)
  case opened(ConnectionID, visitor: String?, languages: String, prefersDark: Bool?)
  case message(ConnectionID, ClientMessage, Backlog)
  case closed(ConnectionID)
}

/// What the main actor asks of the service thread.
enum TransportCommand: Sendable {
  case respond(ConnectionID, HTTPResponse)
  case send(ConnectionID, [UInt8])
  case close(ConnectionID, code: Int, reason: String)
  case closeAll
  case stop
}

/// How many messages of a socket wait for the main actor.
final class Backlog: Sendable {
  private let count = Atomic<Int>(0)

  var waiting: Int { count.load(ordering: .relaxed) }
  func enter() { count.add(1, ordering: .relaxed) }
  func leave() { count.subtract(1, ordering: .relaxed) }
}

/// Where the sessions send; the service thread in life, a recorder in tests.
protocol Transport: Sendable {
  func perform(_ command: TransportCommand)
}

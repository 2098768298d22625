/// Decides who is in a place that has room for one: the machine of ``SerialScope``.
struct SerialLine: Sendable {
  /// One that waits to enter.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  enum EnterAction: Hashable, Sendable {
    /// The place is free and taken by this call.
    case goOn
    /// Wait until another input names the ticket.
    case wait(Ticket)
  }

  /// Whether anybody may enter.
  private(set) var isOnline = true
  private var isOccupied = false
  private var waiting: [Ticket] = []
  private var lastNumber = 0

  /// How many wait for their turn.
  var waitingCount: Int { waiting.count }

  /// Whether some wait because there is no connection.
  var isWaitingForNetwork: Bool { !isOnline && !waiting.isEmpty }

  /// Somebody comes.
  mutating func enter() -> EnterAction {
    guard isOccupied || !isOnline else {
      isOccupied = true
      return .goOn
    }
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    waiting.append(ticket)
    return .wait(ticket)
  }

  /// Somebody waits no longer.
  ///
  /// Returns whether it did wait: one whose turn has come stays.
  mutating func giveUp(_ ticket: Ticket) -> Bool {
    guard let index = waiting.firstIndex(of: ticket) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Whoever is inside leaves.
  ///
  /// Returns who goes on.
  mutating func leave() -> Ticket? {
    isOccupied = false
    return admitNext()
  }

  /// The connection was lost or is there again.
  ///
  /// Returns who goes on.
  mutating func connectionChanged(isOnline: Bool) -> Ticket? {
    self.isOnline = isOnline
    return admitNext()
  }

  /// The place passes to the next in line in the turn in which it becomes free.
  private mutating func admitNext() -> Ticket? {
    guard isOnline, !isOccupied, !waiting.isEmpty else { return nil }
    isOccupied = true
    return waiting.removeFirst()
  }
}

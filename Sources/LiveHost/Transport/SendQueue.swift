/// The messages that wait for a socket, bounded: a page that does not read costs no more.
struct SendQueue: Sendable {
  private let maximumBytes: Int
  private var messages: [[UInt8]] = []
  private var next = 0
  /// The bytes that wait.
  private(set) var bytes = 0
  /// Whether more was to be sent than may wait; from then on nothing is taken.
  private(set) var hasOverflowed = false

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  var isEmpty: Bool { next == messages.count }

  /// Lets a message wait; answers `false` when that is too much, and lets go of all that waits.
  ///
  /// A message that waits alone is never too much: a large page must be sent whole.
  mutating func append(_ message: [UInt8]) -> Bool {
    guard !hasOverflowed else { return false }
    let isAlone = isEmpty
    messages.append(message)
    bytes += message.count
    if bytes > maximumBytes, !isAlone {
      hasOverflowed = true
      (messages, next, bytes) = ([], 0, 0)
    }
    return !hasOverflowed
  }

  /// Takes the oldest message out.
  mutating func takeFirst() -> [UInt8]? {
    guard !isEmpty else { return nil }
    let message = messages[next]
    messages[next] = []
    next += 1
    bytes -= message.count
    // Emptied places go in one piece, so that taking stays cheap and a long queue does not grow.
    if next == messages.count || next >= 1024 {
      messages.removeFirst(next)
      next = 0
    }
    return message
  }
}

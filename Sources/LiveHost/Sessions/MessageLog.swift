/// The numbered messages that a page may still ask for again.
struct MessageLog: Sendable {
  private let maximumCount: Int
  private let maximumBytes: Int
  private var messages: [(number: Int, bytes: [UInt8])] = []
  private var totalBytes = 0
  /// The number of the newest message, 0 before the first.
  private(set) var lastNumber = 0
  /// The newest number that can no longer be sent again.
  private var forgotten = 0

  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// Keeps a message that is made with its number.
  mutating func append(_ make: (Int) -> [UInt8]) -> [UInt8] {
    lastNumber += 1
    let bytes = make(lastNumber)
    messages.append((lastNumber, bytes))
    totalBytes += bytes.count
    while messages.count > maximumCount || totalBytes > maximumBytes, let first = messages.first {
      forget(first.number)
    }
    return bytes
  }

  /// Forgets what the page has.
  mutating func acknowledge(_ number: Int) {
    guard number <= lastNumber else { return }
    forget(number)
  }

  /// The messages after a number, or `nil` when some of them are gone or the number is not one of
  /// this log's.
  func replay(after number: Int) -> [[UInt8]]? {
    guard number >= forgotten, number <= lastNumber else { return nil }
    return messages.filter { $0.number > number }.map(\.bytes)
  }

  private mutating func forget(_ number: Int) {
    let count = messages.prefix { $0.number <= number }.count
    totalBytes -= messages[..<count].reduce(0) { $0 + $1.bytes.count }
    messages.removeFirst(count)
    forgotten = max(forgotten, number)
  }
}

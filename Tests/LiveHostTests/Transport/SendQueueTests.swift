import Testing

@testable import LiveHost

@Suite("Messages that wait for a socket")
struct SendQueueTests {
  @Test("Messages leave in the order in which they came, however many there were")
  func order() {
    var queue = SendQueue(maximumBytes: 1 << 20)
    var taken: [UInt8] = []
    for round in 0..<5000 {
      _ = queue.append([UInt8(round % 251)])
      _ = queue.append([UInt8(round % 241)])
      taken += queue.takeFirst() ?? []
    }
    while let message = queue.takeFirst() { taken += message }
    let sent = (0..<5000).flatMap { [UInt8($0 % 251), UInt8($0 % 241)] }
    #expect(taken == sent)
    #expect(queue.bytes == 0)
    #expect(queue.isEmpty)
  }

  @Test("Too much lets go of everything, and nothing is taken from then on")
  func overflow() {
    var queue = SendQueue(maximumBytes: 10)
    for _ in 0..<2 {
      let isTaken = queue.append([1, 2, 3, 4, 5])
      #expect(isTaken)
    }
    let isTaken = queue.append([6])
    #expect(!isTaken)
    #expect(queue.hasOverflowed)
    #expect(queue.bytes == 0)
    let isTakenLater = queue.append([7])
    #expect(!isTakenLater)
    let first = queue.takeFirst()
    #expect(first == nil)
  }

  @Test("A large message that waits alone is sent whole")
  func alone() {
    var queue = SendQueue(maximumBytes: 10)
    let large = [UInt8](repeating: 1, count: 100)
    let isTaken = queue.append(large)
    #expect(isTaken)
    let first = queue.takeFirst()
    #expect(first == large)
    let isNextTaken = queue.append([2])
    #expect(isNextTaken)
  }
}

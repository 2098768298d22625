import Testing

@testable import LiveHost

@Suite("Messages kept for replay")
struct MessageLogTests {
  private func log(count: Int = 10, bytes: Int = 1000, messages: Int) -> MessageLog {
    var log = MessageLog(maximumCount: count, maximumBytes: bytes)
    for _ in 0..<messages { _ = log.append { [UInt8($0)] + [UInt8](repeating: 0, count: 9) } }
    return log
  }

  @Test("What comes after a number is sent again in order")
  func replay() {
    let log = log(messages: 4)
    #expect(log.replay(after: 2)?.map { $0[0] } == [3, 4])
    #expect(log.replay(after: 4)?.isEmpty == true)
    #expect(log.replay(after: 0)?.count == 4)
  }

  @Test("A number that was never sent is not answered", arguments: [5, -1])
  func impossible(number: Int) {
    #expect(log(messages: 4).replay(after: number) == nil)
  }

  @Test("The count is bounded, and what is lost is known to be lost")
  func count() {
    let log = log(count: 3, messages: 5)
    #expect(log.replay(after: 1) == nil)
    #expect(log.replay(after: 2)?.map { $0[0] } == [3, 4, 5])
  }

  @Test("The bytes are bounded, also for one message that is too large alone")
  func bytes() {
    #expect(log(bytes: 25, messages: 5).replay(after: 3)?.map { $0[0] } == [4, 5])
    let large = log(bytes: 5, messages: 1)
    #expect(large.replay(after: 0) == nil)
    #expect(large.replay(after: 1)?.isEmpty == true)
  }

  @Test("What the page has is forgotten; a false claim is ignored")
  func acknowledge() {
    var log = log(messages: 4)
    log.acknowledge(99)
    #expect(log.replay(after: 0)?.count == 4)
    log.acknowledge(3)
    #expect(log.replay(after: 2) == nil)
    #expect(log.replay(after: 3)?.map { $0[0] } == [4])
  }
}

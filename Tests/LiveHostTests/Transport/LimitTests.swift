import Synchronization
import Testing

@testable import LiveHost

@Suite("Limits")
struct LimitTests {
  @Test("A burst passes, then the steady rate")
  func bucket() {
    let start = ContinuousClock.now
    var bucket = TokenBucket(burst: 3, perSecond: 2, now: start)
    var taken: [Bool] = []
    let later = start + .seconds(100)
    for moment in [start, start, start, start, start + .milliseconds(400)] {
      taken.append(bucket.take(at: moment))
    }
    #expect(taken == [true, true, true, false, false])
    taken = []
    for moment in [start + .milliseconds(600), later, later, later, later] {
      taken.append(bucket.take(at: moment))
    }
    #expect(taken == [true, true, true, true, false])
  }

  @Test("A kind of fault is said once a minute, with the count of the others and no control codes")
  func faultLog() {
    final class Lines: Sendable { let all = Mutex<[String]>([]) }
    let lines = Lines()
    let log = FaultLog { line in lines.all.withLock { $0.append(line) } }
    let start = ContinuousClock.now
    for _ in 0..<5 { log.report("a", "first\u{1B}[31m", at: start) }
    log.report("b", "other", at: start)
    log.report("a", "again", at: start + .seconds(61))
    #expect(
      lines.all.withLock { $0 } == ["first?[31m", "other", "again (and 4 more like it)"])
  }
}

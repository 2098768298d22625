import FeedbackStates
import Testing

private func at(_ milliseconds: Int) -> Moment {
  Moment(sinceStart: .milliseconds(milliseconds))
}

@Suite("The visible-phase machine")
struct IndicatorMachineTests {
  @Test("work that ends before the delay shows nothing", arguments: [0, 1, 150, 299])
  func shortWork(end: Int) {
    var machine = IndicatorMachine()
    #expect(machine.begin(at: at(0)) == .wake(at: at(300)))
    #expect(machine.tick(at: at(end)) == .wake(at: at(300)))
    #expect(machine.phase == .hidden)
    #expect(machine.end(at: at(end)) == .rest)
    #expect(machine.phase == .idle)
  }

  @Test("the indicator appears at the delay, not a millisecond before")
  func boundary() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    _ = machine.tick(at: at(299))
    #expect(!machine.phase.isVisible)
    #expect(machine.tick(at: at(300)) == .wake(at: at(4000)))
    #expect(machine.phase == .shown(.fresh))
  }

  @Test("work that ends at the delay, before the tick is heard, still shows nothing")
  func lateTick() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    _ = machine.end(at: at(301))
    #expect(machine.phase == .idle)
  }

  @Test("a success or failure just after it appeared waits for the minimum")
  func minimum() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    _ = machine.tick(at: at(300))
    #expect(machine.end(at: at(301)) == .wake(at: at(700)))
    #expect(machine.phase == .lingering)
    #expect(machine.tick(at: at(699)) == .wake(at: at(700)))
    #expect(machine.phase.isVisible)
    #expect(machine.tick(at: at(700)) == .rest)
    #expect(machine.phase == .idle)
  }

  @Test("the minimum counts from when it was seen, not from when it was due")
  func minimumFromSight() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    _ = machine.tick(at: at(450))
    #expect(machine.end(at: at(460)) == .wake(at: at(850)))
  }

  @Test("after the minimum it leaves at once")
  func afterMinimum() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    _ = machine.tick(at: at(300))
    #expect(machine.end(at: at(700)) == .rest)
    #expect(machine.phase == .idle)
  }

  @Test("a cancellation does not wait for the minimum, not even a late one")
  func cancellation() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    _ = machine.tick(at: at(300))
    #expect(machine.end(.cancelled, at: at(301)) == .rest)
    #expect(machine.phase == .idle)

    _ = machine.begin(at: at(1000))
    _ = machine.tick(at: at(1300))
    _ = machine.end(at: at(1301))
    #expect(machine.end(.cancelled, at: at(1302)) == .rest)
    #expect(machine.phase == .idle)
  }

  @Test("a delay of zero shows it at once")
  func zeroDelay() {
    var machine = IndicatorMachine(timing: .refresh)
    _ = machine.begin(at: at(0))
    #expect(machine.phase == .shown(.fresh))
  }

  @Test("without a delay it still stays for its minimum: 0 and 300 ms, as a button may want it")
  func minimumWithoutDelay() {
    var machine = IndicatorMachine(
      timing: IndicatorTiming(delay: .zero, minimum: .milliseconds(300)))
    _ = machine.begin(at: at(0))
    #expect(machine.phase == .shown(.fresh))
    #expect(machine.end(at: at(20)) == .wake(at: at(300)))
    _ = machine.tick(at: at(299))
    #expect(machine.phase == .lingering)
    _ = machine.tick(at: at(300))
    #expect(machine.phase == .idle)
  }

  @Test("zero timing shows it at once and for no longer than the work")
  func zero() {
    var machine = IndicatorMachine(timing: .zero)
    _ = machine.begin(at: at(0))
    #expect(machine.phase == .shown(.fresh))
    #expect(machine.end(at: at(0)) == .rest)
    #expect(machine.phase == .idle)
  }

  @Test("content on screen means no indicator, however long the work")
  func contentVisible() {
    var machine = IndicatorMachine()
    #expect(machine.begin(at: at(0), contentVisible: true) == .rest)
    _ = machine.tick(at: at(60_000))
    #expect(machine.phase == .hidden)
    #expect(machine.phase.isBusy)
  }

  @Test("a button is busy from the first moment, long before its spinner")
  func buttonGuard() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    #expect(machine.phase.isBusy)
    #expect(!machine.phase.isVisible)
  }

  @Test("still working at 4 s, cancel at 10 s")
  func patience() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    #expect(machine.tick(at: at(300)) == .wake(at: at(4000)))
    _ = machine.tick(at: at(3999))
    #expect(!machine.phase.isStillWorking)
    #expect(machine.tick(at: at(4000)) == .wake(at: at(10_000)))
    #expect(machine.phase.isStillWorking)
    #expect(!machine.phase.offersCancel)
    #expect(machine.tick(at: at(10_000)) == .rest)
    #expect(machine.phase.offersCancel)
    #expect(machine.phase.isStillWorking)
  }

  @Test("both times can be set, or left out, in any order")
  func settablePatience() {
    let early = IndicatorTiming(stillWorkingAfter: .seconds(8), offersCancelAfter: .seconds(2))
    var machine = IndicatorMachine(timing: early)
    _ = machine.begin(at: at(0))
    #expect(machine.tick(at: at(300)) == .wake(at: at(2000)))
    #expect(machine.tick(at: at(2000)) == .rest)
    #expect(machine.phase.offersCancel)

    machine = IndicatorMachine(
      timing: IndicatorTiming(stillWorkingAfter: nil, offersCancelAfter: nil))
    _ = machine.begin(at: at(0))
    #expect(machine.tick(at: at(300)) == .rest)
  }

  @Test("new work keeps an indicator that still stands, and patience starts anew")
  func restart() {
    var machine = IndicatorMachine()
    _ = machine.begin(at: at(0))
    _ = machine.tick(at: at(5000))
    #expect(machine.phase.isStillWorking)
    _ = machine.end(at: at(5001))
    #expect(machine.phase == .lingering)
    #expect(machine.begin(at: at(5100)) == .wake(at: at(9100)))
    #expect(machine.phase == .shown(.fresh))
  }
}

import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("The indicator on a clock", .timeLimit(.minutes(1)))
@MainActor
struct IndicatorTests {
  let clock = ManualClock()

  @Test("it appears after the delay and leaves after the minimum")
  func appearsAndLeaves() async {
    let indicator = Indicator(clock: clock)
    indicator.begin()
    await clock.advance(by: .milliseconds(299))
    #expect(indicator.phase == .hidden)
    await clock.advance(by: .milliseconds(1))
    #expect(indicator.phase == .shown(.fresh))
    indicator.end()
    await clock.advance(by: .milliseconds(399))
    #expect(indicator.phase == .lingering)
    await clock.advance(by: .milliseconds(1))
    #expect(indicator.phase == .idle)
  }

  @Test("short work leaves nobody asleep")
  func shortWork() async {
    let indicator = Indicator(clock: clock)
    indicator.begin()
    await clock.waitForSleepers()
    indicator.end()
    await settle()
    #expect(clock.sleepersCount == 0)
    #expect(indicator.phase == .idle)
  }

  @Test("telling a state again and again is one beginning and one end")
  func update() async {
    let indicator = Indicator(clock: clock)
    indicator.update(isBusy: true)
    await clock.advance(by: .milliseconds(200))
    indicator.update(isBusy: true)
    await clock.advance(by: .milliseconds(100))
    #expect(indicator.phase == .shown(.fresh))
    indicator.update(isBusy: false)
    indicator.update(isBusy: false)
    #expect(indicator.phase == .lingering)
  }

  @Test("an indicator that is gone leaves nobody asleep")
  func freed() async {
    weak var weakIndicator: Indicator?
    do {
      let indicator = Indicator(clock: clock)
      weakIndicator = indicator
      indicator.begin()
      await clock.waitForSleepers()
    }
    #expect(weakIndicator == nil)
    await settle()
    #expect(clock.sleepersCount == 0)
  }
}

import FeedbackStates
import Testing

/// What a person must see, told from the history of the work instead of from a state.
private struct IndicatorModel {
  var timing: IndicatorTiming
  var isBusy = false
  var suppressed = false
  var workSince = 0
  var shownSince: Int?

  private func milliseconds(_ duration: Duration) -> Int {
    Int(duration.components.seconds * 1000)
      + Int(duration.components.attoseconds / 1_000_000_000_000_000)
  }

  mutating func begin(at now: Int, contentVisible: Bool) {
    isBusy = true
    suppressed = contentVisible
    workSince = now
    look(at: now)
  }

  mutating func end(cancelled: Bool, at now: Int) {
    isBusy = false
    if cancelled { shownSince = nil }
    look(at: now)
  }

  mutating func look(at now: Int) {
    if isBusy {
      let due = workSince + milliseconds(timing.delay)
      if shownSince == nil, !suppressed, now >= due { shownSince = now }
    } else if let since = shownSince, now - since >= milliseconds(timing.minimum) {
      shownSince = nil
    }
  }

  func isStillWorking(at now: Int) -> Bool {
    isBusy && shownSince != nil && now - workSince >= 4000
  }
}

@Suite("The visible-phase machine against its model")
struct IndicatorModelTests {
  @Test("100,000 random steps show what the history says", arguments: ModelRun.runs(4))
  func randomSteps(run: ModelRun) {
    var random = run.begin("IndicatorModelTests")
    let timing = IndicatorTiming(
      delay: .milliseconds([0, 1, 300, 1000][run.number]),
      minimum: .milliseconds([0, 400, 400, 50][run.number]))
    var machine = IndicatorMachine(timing: timing)
    var model = IndicatorModel(timing: timing)
    var now = 0
    var wake: Moment?
    for step in 0..<run.steps {
      // Time passes, and never past a moment at which the machine wishes to be asked.
      now += Int.random(in: 0...500, using: &random)
      if let due = wake, due < Moment(sinceStart: .milliseconds(now)) {
        now = Int(due.sinceStart / .milliseconds(1))
      }
      let moment = Moment(sinceStart: .milliseconds(now))
      let action: IndicatorMachine.Action
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let visible = Int.random(in: 0..<4, using: &random) == 0
        action = machine.begin(at: moment, contentVisible: visible)
        model.begin(at: now, contentVisible: visible)
      case 2:
        action = machine.end(.completed, at: moment)
        model.end(cancelled: false, at: now)
      case 3:
        action = machine.end(.cancelled, at: moment)
        model.end(cancelled: true, at: now)
      default:
        action = machine.tick(at: moment)
        model.look(at: now)
      }
      if case .wake(let due) = action { wake = due } else { wake = nil }
      let agrees =
        machine.phase.isBusy == model.isBusy
        && machine.phase.isVisible == (model.shownSince != nil)
        && machine.phase.isStillWorking == model.isStillWorking(at: now)
      guard agrees else {
        run.fail("\(now) ms: \(machine.phase), model \(model)", atStep: step)
        return
      }
      guard wake.map({ $0 > moment }) ?? true else {
        run.fail("asks to be woken in the past", atStep: step)
        return
      }
    }
  }
}

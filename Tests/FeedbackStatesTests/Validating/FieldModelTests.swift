@testable import FeedbackStates
import Testing

/// What a field must show, as plain facts about its history.
private struct FieldModel {
  let timing: ValidationTiming
  var value = 0
  var isEdited = false
  var isTold = false
  var server: String?
  /// The verdict from elsewhere on the present value.
  var verdict: String?
  var isDecided = false
  /// The number of the question that still counts, and when it goes out.
  var question: Int?
  var questionAt = 0
  var lastQuestion = 0

  var local: String? { value % 3 == 0 ? "rule" : nil }
  var problem: String? { local ?? server ?? verdict }

  mutating func ask(at instant: Int) {
    verdict = nil
    isDecided = false
    question = nil
    guard local == nil else { return }
    lastQuestion += 1
    question = lastQuestion
    questionAt = instant
  }

  mutating func hurry(_ now: Int) {
    if isDecided { return }
    if question != nil, questionAt <= now { return }
    ask(at: now)
  }

  var state: FieldState {
    guard isTold || server != nil else { return question == nil ? .untouched : .checking }
    if let problem { return .invalid(problem) }
    return question == nil ? .valid : .checking
  }
}

@Suite("The machine of a field against its model")
struct FieldModelTests {
  @Test("100,000 random steps show what the facts say", arguments: ModelRun.runs(3))
  func randomSteps(run: ModelRun) {
    let timing = ValidationTiming.allCases[run.number % ValidationTiming.allCases.count]
    var random = run.begin("FieldModelTests, \(timing)")
    var machine = FieldMachine(
      value: 0, rules: [ValidationRule("rule") { $0 % 3 != 0 }], timing: timing,
      debounce: .milliseconds(400))
    var model = FieldModel(timing: timing)
    var now = 0
    for step in 0..<run.steps {
      now += Int.random(in: 0...300, using: &random)
      let moment = Moment(sinceStart: .milliseconds(now))
      var action: FieldMachine<Int>.Action?
      let before = model.lastQuestion
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        model.value = Int.random(in: 0..<9, using: &random)
        model.isEdited = true
        model.server = nil
        if timing == .live { model.isTold = true }
        model.ask(at: now + 400)
        action = machine.edited(model.value, at: moment)
      case 2:
        if model.isEdited {
          if timing == .onLeaving { model.isTold = true }
          model.hurry(now)
        }
        action = machine.left(at: moment)
      case 3:
        model.isTold = true
        model.server = nil
        model.hurry(now)
        action = machine.submitted(at: moment)
      case 4, 5:
        // Any question of the past may be answered, not only the newest.
        let number = max(1, model.lastQuestion - Int.random(in: 0..<3, using: &random))
        let answer: FieldMachine<Int>.RemoteAnswer =
          [.passed, .failed("taken \(step)"), .none][Int.random(in: 0..<3, using: &random)]
        let counts = model.question == number
        #expect(machine.answered(number, answer) == counts)
        guard counts else { break }
        model.question = nil
        if case .failed(let message) = answer { model.verdict = message }
        model.isDecided = answer != .none
      case 6:
        model.server = "server \(step)"
        model.isTold = true
        machine.rejected("server \(step)")
      default:
        guard Int.random(in: 0..<5, using: &random) == 0 else { break }
        model.value = Int.random(in: 0..<9, using: &random)
        model.isEdited = false
        model.isTold = false
        model.server = nil
        model.verdict = nil
        model.question = nil
        model.isDecided = false
        action = machine.reset(to: model.value)
      }
      let asks =
        if case .check(let number, let at) = action {
          number == model.lastQuestion && at == Moment(sinceStart: .milliseconds(model.questionAt))
        } else {
          model.lastQuestion == before
        }
      guard asks, machine.state == model.state, machine.problem == model.problem,
        machine.isChecking == (model.question != nil)
      else {
        run.fail("\(timing): \(machine) against \(model)", atStep: step)
        return
      }
    }
  }
}

@testable import FeedbackStates
import Testing

/// What a person must see, kept as plain facts instead of states.
private struct MutationModel {
  enum Shown: Equatable { case nothing, success(Int), failure(String) }

  var shown = Shown.nothing
  var successEnds: Int?
  var isUndoable = false
  var progress: Double?
  /// The number of the run under way.
  var active: Int?
  var lastRun = 0
  var key: Int?
  var lastKey = 0
  var attempts = 0

  var isBusy: Bool { active != nil }

  mutating func expire(_ now: Int) {
    guard let ends = successEnds, ends <= now, !isBusy else { return }
    shown = .nothing
    successEnds = nil
  }

  /// Returns whether it starts.
  mutating func start(_ change: MutationMachine<Int>.InputChange, undoable: Bool) -> Bool {
    if isBusy { return false }
    if case .success = shown, change != .changed { return false }
    if key == nil || change != .same {
      lastKey += 1
      key = lastKey
      attempts = 0
    }
    attempts += 1
    lastRun += 1
    active = lastRun
    isUndoable = undoable
    progress = nil
    return true
  }

  mutating func stop(_ now: Int) {
    active = nil
    isUndoable = false
    expire(now)
  }
}

@Suite("The mutation machine against its model")
struct MutationModelTests {
  @Test("100,000 random steps show what the facts say", arguments: ModelRun.runs(3))
  func randomSteps(run: ModelRun) {
    var random = run.begin("MutationModelTests")
    let hold: SuccessHold = [.timed(.milliseconds(1500)), .timed(.zero), .untilDismissal][
      run.number]
    let keys = Counter()
    var machine = MutationMachine<Int>(hold: hold) { IntentKey("\(keys.next())") }
    var model = MutationModel()
    var runs: [MutationMachine<Int>.RunID] = []
    var now = 0

    for step in 0..<run.steps {
      now += Int.random(in: 0...400, using: &random)
      let moment = Moment(sinceStart: .milliseconds(now))
      // The runner asks at each deadline, so no input comes after one that was not answered.
      if let deadline = machine.deadline, deadline <= moment { _ = machine.tick(at: moment) }
      model.expire(now)
      // Any run of the past may report, not only the one under way.
      let number =
        runs.isEmpty ? 0 : Int.random(in: max(0, runs.count - 3)..<runs.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1, 2:
        let change: MutationMachine<Int>.InputChange =
          [.same, .changed, .unknown][Int.random(in: 0..<3, using: &random)]
        let undoable = Int.random(in: 0..<4, using: &random) == 0
        let starts = model.start(change, undoable: undoable)
        switch machine.start(change, undoable: undoable) {
        case .begin(let id, let key, let attempt):
          #expect(starts && key.rawValue == "\(model.key ?? 0)" && attempt == model.attempts)
          runs.append(id)
        case .refuse:
          #expect(!starts, "step \(step) of \(run.testDescription)")
        }
      case 3 where !runs.isEmpty:
        let expected = model.active == number + 1 && model.isUndoable
        #expect(machine.undoWindowPassed(runs[number]) == expected)
        if expected { model.isUndoable = false }
      case 4 where !runs.isEmpty:
        let fraction = Double(Int.random(in: -2...12, using: &random)) / 10
        if model.active == number + 1, !model.isUndoable {
          model.progress = min(max(fraction, model.progress ?? 0), 1)
        }
        _ = machine.progressed(runs[number], to: fraction)
      case 5 where !runs.isEmpty, 6 where !runs.isEmpty:
        let counts = model.active == number + 1 && !model.isUndoable
        let ending = Int.random(in: 0..<3, using: &random)
        let action: MutationMachine<Int>.EndAction
        switch ending {
        case 0: action = machine.ended(runs[number], .success(step), at: moment)
        case 1: action = machine.ended(runs[number], .failure(Failure("\(step)")), at: moment)
        default: action = machine.ended(runs[number], .cancellation, at: moment)
        }
        #expect((action != .ignore) == counts, "step \(step) of \(run.testDescription)")
        guard counts else { break }
        switch ending {
        case 0:
          model.shown = hold == .timed(.zero) ? .nothing : .success(step)
          model.successEnds = hold == .standard ? now + 1500 : nil
          model.key = nil
        case 1:
          model.shown = .failure("\(step)")
          model.successEnds = nil
        default: break
        }
        model.stop(now)
      case 7:
        #expect(machine.cancel(at: moment) == model.isBusy)
        model.stop(now)
      case 8:
        let expected = !model.isBusy && model.shown != .nothing
        #expect(machine.dismiss() == expected)
        if expected {
          model.shown = .nothing
          model.successEnds = nil
        }
      default:
        machine.renewIntent()
        model.key = nil
      }
      guard agree(machine.phase, model) else {
        run.fail("\(machine.phase) against \(model)", atStep: step)
        return
      }
    }
  }

  private func agree(_ phase: MutationPhase<Int>, _ model: MutationModel) -> Bool {
    switch phase {
    case .idle: !model.isBusy && model.shown == .nothing
    case .undoable: model.isBusy && model.isUndoable
    case .running(let progress):
      model.isBusy && !model.isUndoable && progress == model.progress
    case .succeeded(let output): !model.isBusy && model.shown == .success(output)
    case .failed(let error):
      !model.isBusy && model.shown == .failure((error as? Failure)?.description ?? "")
    }
  }
}

/// Counts from 1.
///
/// Used from one thread at a time.
private final class Counter: @unchecked Sendable {
  // The tests call it synchronously from the machine that they drive, never concurrently.
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}

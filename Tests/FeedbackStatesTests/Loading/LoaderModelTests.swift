import Testing

@testable import FeedbackStates

/// Drives a machine and a model with the same inputs and compares what can be seen of them.
private struct Driver {
  var machine: LoaderMachine<Int>
  var model: LoaderModel
  var random: SeededGenerator
  var now = 0
  /// The numbers of runs, oldest first; the last one may still run.
  var runs: [Int] = []
  /// The run that has a task: started, neither ended nor cancelled.
  var live: Int?
  var waiting: Set<Int> = []
  var lastWaiter = 0
  var openIndicators: Set<String> = []
  var fault: String?

  static let source = LoadSource<Int> { 0 }
  static func question(_ id: Int) -> LoadQuestion<Int> {
    LoadQuestion(id: LoadID(id), source: source)
  }

  init(random: SeededGenerator) {
    self.random = random
    machine = LoaderMachine(
      rules: .init(
        staleAfter: .milliseconds(LoaderModel.staleAfter),
        retry: RetryPolicy(
          maximumRetries: LoaderModel.maximumRetries, jitter: .none,
          isTransient: { ($0 as? Numbered)?.isTransient ?? false }),
        cancellation: .standard.or { ($0 as? Numbered)?.isCancellation ?? false },
        waitsForNetwork: true,
        isConnectionFailure: { ($0 as? Numbered)?.number == 0 }),
      question: Self.question(0))
    model = LoaderModel(question: 0)
  }

  var moment: Moment { Moment(sinceStart: .milliseconds(now)) }

  private mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func step() -> String {
    now += pick(0..<1500)
    switch pick(0..<14) {
    case 0, 1: return load()
    case 2:
      return ask("refresh") {
        $0.refresh(by: $1)
      } model: {
        $0.refresh(waiter: $1)
      }
    case 3:
      return ask("reload") {
        $0.reload(by: $1)
      } model: {
        $0.reload(waiter: $1)
      }
    case 4: return cancel()
    case 5: return cancelWaiter()
    case 6, 7: return fail()
    case 8: return deliver(thenFinish: false)
    case 9: return deliver(thenFinish: true)
    case 10: return connect()
    case 11: return edit()
    default: return tick()
    }
  }

  private mutating func caller() -> (LoaderMachine<Int>.Caller, waiter: Int?) {
    guard pick(0..<3) > 0 else { return (.owner, nil) }
    lastWaiter += 1
    waiting.insert(lastWaiter)
    return (.waiter(lastWaiter), lastWaiter)
  }

  private mutating func load() -> String {
    let (question, keeping) = (pick(0..<3), pick(0..<2) == 0)
    let (caller, waiter) = caller()
    perform(
      machine.load(
        Self.question(question), keepingPrevious: keeping, by: caller, at: moment))
    model.load(question, keeping: keeping, waiter: waiter, now: now)
    return "load \(question), keeping \(keeping), \(caller)"
  }

  private mutating func ask(
    _ name: String,
    _ input: (inout LoaderMachine<Int>, LoaderMachine<Int>.Caller) -> [LoaderMachine<Int>.Action],
    model change: (inout LoaderModel, Int?) -> Void
  ) -> String {
    let (caller, waiter) = caller()
    perform(input(&machine, caller))
    change(&model, waiter)
    return "\(name) \(caller)"
  }

  private mutating func cancel() -> String {
    perform(machine.cancel())
    model.work = nil
    return "cancel"
  }

  private mutating func cancelWaiter() -> String {
    guard lastWaiter > 0 else { return "nobody waits" }
    let waiter = max(1, lastWaiter - pick(0..<4))
    perform(machine.waiterCancelled(waiter))
    model.cancelWaiter(waiter)
    return "cancel waiter \(waiter)"
  }

  /// The newest run or one of the two before it, which nobody must hear.
  private mutating func anyRun() -> Int? {
    guard !runs.isEmpty else { return nil }
    return runs[max(0, runs.count - 1 - pick(0..<3))]
  }

  private mutating func fail() -> String {
    guard let run = anyRun() else { return "no run" }
    let error = Numbered(number: [0, 1, 2, 50, 51, 99][pick(0..<6)])
    let isLive = run == live
    if isLive { live = nil }
    perform(machine.failed(error, run: run, at: moment, random: 0))
    if isLive { model.end(error, now: now) }
    return "run \(run) fails with \(error.number)"
  }

  private mutating func deliver(thenFinish: Bool) -> String {
    guard let run = anyRun() else { return "no run" }
    let value = pick(0..<1000) * 10
    let isLive = run == live
    perform(machine.received(value, run: run, at: moment))
    if isLive { model.deliver(value, now: now) }
    if thenFinish {
      if isLive { live = nil }
      perform(machine.finished(run: run, at: moment, random: 0))
      if isLive { model.work = nil }
    }
    return "run \(run) delivers \(value), ends: \(thenFinish)"
  }

  private mutating func connect() -> String {
    let isOnline = pick(0..<3) > 0
    perform(machine.connectivityChanged(isOnline: isOnline))
    model.setOnline(isOnline)
    return "online \(isOnline)"
  }

  private mutating func edit() -> String {
    if pick(0..<4) == 0 {
      machine.invalidate()
      model.memory.isInvalidated = true
      return "invalidate"
    }
    perform(machine.edit { $0 += 1 })
    model.edit()
    return "edit"
  }

  private mutating func tick() -> String {
    perform(machine.tick(at: moment))
    model.tick(now: now)
    return "tick"
  }

  private mutating func perform(_ actions: [LoaderMachine<Int>.Action]) {
    for action in actions {
      switch action {
      case .start(let run, _):
        if live != nil { fault = "run \(run) starts beside another" }
        runs.append(run)
        live = run
      case .cancelWork: live = nil
      case .resume(let ids):
        for id in ids where waiting.remove(id) == nil { fault = "waiter \(id) resumed twice" }
      case .wake(let due):
        if due <= moment { fault = "asks to be woken in the past" }
      case .stopWaking: break
      case .beginIndicator(let kind): openIndicators.insert("\(kind)")
      case .endIndicator(let kind, _):
        if openIndicators.remove("\(kind)") == nil { fault = "\(kind) indicator ended twice" }
      }
    }
    // The runner lets go of a caller for whom there is nothing to wait.
    waiting = waiting.filter { machine.isWaiting($0) || $0 != lastWaiter }
  }

  /// What is wrong after a step, if anything.
  func disagreement() -> String? {
    if let fault { return fault }
    if machine.content != model.state { return "state: \(machine.content), not \(model.state)" }
    let refreshing = [.sameQuestion, .otherQuestion].contains(model.work?.showing)
    if machine.isRefreshing != refreshing { return "isRefreshing is \(!refreshing)" }
    let isPrevious = model.work?.showing == .otherQuestion
    if machine.isPrevious != isPrevious { return "isPrevious is \(!isPrevious)" }
    let failure = model.work == nil ? model.memory.refreshFailure : nil
    if (machine.refreshFailure as? Numbered)?.number != failure { return "refreshFailure" }
    if runs.count != model.attempts { return "\(runs.count) attempts, not \(model.attempts)" }
    if (live != nil) != (model.work?.stage == .attempt) { return "a task runs: \(live != nil)" }
    if waiting != model.work?.waiters ?? [] { return "waiting: \(waiting)" }
    let isOffline = model.work?.stage == .offline
    if machine.activity.isWaitingForNetwork != isOffline { return "waitingForNetwork" }
    if case .pause(let until)? = model.work?.stage {
      let due = Moment(sinceStart: .milliseconds(until))
      if machine.activity.retryWait?.moment != due { return "the retry is due at \(until)" }
    }
    var indicators: Set<String> = []
    if let work = model.work, !isOffline {
      if work.showing == .loading { indicators = ["page"] }
      if refreshing { indicators = ["refresh"] }
    }
    if openIndicators != indicators { return "indicators: \(openIndicators), not \(indicators)" }
    return nil
  }
}

@Suite("The loader's machine against its model")
struct LoaderModelTests {
  @Test("100,000 random steps show what the contract says", arguments: ModelRun.runs(10))
  func randomSteps(run: ModelRun) {
    var driver = Driver(random: run.begin("LoaderModelTests"))
    var recent: [String] = []
    for step in 0..<run.steps {
      recent.append("\(driver.now) ms: \(driver.step())")
      if recent.count > 12 { recent.removeFirst() }
      guard let disagreement = driver.disagreement() else { continue }
      run.fail("\(disagreement)\n\(recent.joined(separator: "\n"))", atStep: step)
      return
    }
  }
}

import FeedbackStates

/// An error with a number: under ten it goes away by itself, 99 is a cancellation.
struct Numbered: Error, Equatable {
  let number: Int
  var isTransient: Bool { number < 10 }
  var isCancellation: Bool { number == 99 }
}

/// The contract of a loader as one would tell it: what is known, what is asked, who wants it.
///
/// It knows nothing of the machine but the numbers that it gives to runs.
struct LoaderModel {
  enum Known: Equatable { case nothing, value(Int), error(Int) }
  enum Showing: Equatable { case loading, sameQuestion, otherQuestion, newValue }
  enum Stage: Equatable { case attempt, pause(until: Int), offline }

  struct Memory: Equatable {
    var known = Known.nothing
    var question: Int
    var refreshFailure: Int?
    var updated = 0
    var isInvalidated = false
    var lacksConnection = false
    var isValue: Bool { if case .value = known { true } else { false } }
  }

  struct Work: Equatable {
    var question: Int
    var showing: Showing
    var stage = Stage.attempt
    var retries = 0
    var isHeld = false
    var waiters: Set<Int> = []
  }

  static let maximumRetries = 2
  static let staleAfter = 60_000

  var memory: Memory
  var work: Work?
  var isOnline = true
  /// How many attempts have begun.
  var attempts = 0

  init(question: Int) { memory = Memory(question: question) }

  mutating func load(_ question: Int, keeping: Bool, waiter: Int?, now: Int) {
    if work?.question == question { return want(waiter) }
    guard question == memory.question else {
      return ask(question, keeping && memory.isValue ? .otherQuestion : .loading, waiter)
    }
    guard memory.isValue else { return ask(question, .loading, waiter) }
    if memory.isInvalidated || now - memory.updated >= Self.staleAfter {
      ask(question, .sameQuestion, waiter)
    } else {
      work = nil
    }
  }

  mutating func refresh(waiter: Int?) {
    guard let work else {
      return ask(memory.question, memory.isValue ? .sameQuestion : .loading, waiter)
    }
    want(waiter)
    if work.stage != .attempt { attempt(evenOffline: true) }
  }

  mutating func reload(waiter: Int?) {
    if work?.showing == .loading { return refresh(waiter: waiter) }
    ask(work?.question ?? memory.question, .loading, waiter)
  }

  mutating func end(_ error: Numbered, now: Int) {
    guard var work else { return }
    if error.isCancellation { return self.work = nil }
    if !isOnline, error.isTransient {
      self.work?.stage = .offline
      return
    }
    if error.isTransient, work.retries < Self.maximumRetries {
      work.retries += 1
      work.stage = .pause(until: now + 1000 * (1 << (work.retries - 1)))
      return self.work = work
    }
    switch work.showing {
    case .loading, .otherQuestion:
      memory = Memory(known: .error(error.number), question: work.question)
    case .sameQuestion, .newValue:
      memory.refreshFailure = error.number
    }
    memory.lacksConnection = error.number == 0
    self.work = nil
  }

  mutating func deliver(_ value: Int, now: Int) {
    guard let question = work?.question else { return }
    memory = Memory(known: .value(value), question: question, updated: now)
    work?.showing = .newValue
    work?.retries = 0
  }

  mutating func cancelWaiter(_ waiter: Int) {
    guard work?.waiters.remove(waiter) != nil else { return }
    if work?.waiters.isEmpty == true, work?.isHeld == false { work = nil }
  }

  mutating func tick(now: Int) {
    guard case .pause(let until)? = work?.stage, now >= until else { return }
    attempt(evenOffline: false)
  }

  mutating func setOnline(_ isOnline: Bool) {
    self.isOnline = isOnline
    switch work?.stage {
    case .offline where isOnline: attempt(evenOffline: false)
    case .pause where !isOnline: work?.stage = .offline
    case nil where isOnline && memory.lacksConnection:
      ask(memory.question, memory.isValue ? .sameQuestion : .loading, nil)
    default: break
    }
  }

  mutating func edit() {
    guard case .value(let value) = memory.known, work?.showing != .loading else { return }
    memory.known = .value(value + 1)
    if work?.showing == .sameQuestion, work?.stage == .attempt { attempt(evenOffline: false) }
  }

  private mutating func want(_ waiter: Int?) {
    if let waiter { work?.waiters.insert(waiter) } else { work?.isHeld = true }
  }

  private mutating func ask(_ question: Int, _ showing: Showing, _ waiter: Int?) {
    let old = work
    work = Work(question: question, showing: showing)
    if let old, old.question == question {
      work?.waiters = old.waiters
      work?.isHeld = old.isHeld
    }
    want(waiter)
    attempt(evenOffline: false)
  }

  private mutating func attempt(evenOffline: Bool) {
    guard isOnline || evenOffline else {
      work?.stage = .offline
      return
    }
    work?.stage = .attempt
    attempts += 1
  }

  var state: Loadable<Int> {
    if work?.showing == .loading { return .loading }
    switch memory.known {
    case .nothing: return .notInitiated
    case .value(let value): return .success(value)
    case .error(let number): return .failure(Numbered(number: number))
    }
  }
}

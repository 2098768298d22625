/// The decisions of one mutation, without time, tasks or a screen of its own.
struct MutationMachine<Output> {
  /// Tells one run from every other run of the same mutation.
  struct RunID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// How the input of a new start relates to the input of the start before it.
  enum InputChange {
    case same
    case changed
    /// The inputs cannot be compared.
    case unknown
  }

  /// A phase in which nothing is under way, and to which a cancellation returns.
  fileprivate enum Rest {
    case idle
    case succeeded(Output, until: Moment?)
    case failed(any Error)
  }

  fileprivate enum State {
    case resting(Rest)
    /// `before` is what a cancellation brings back.
    case undoable(RunID, before: Rest)
    case running(RunID, progress: Double?, before: Rest)
  }

  /// One intention of the person, and how often it was tried.
  private struct Intent {
    var key: IntentKey
    var attempts: Int
  }

  private var state = State.resting(.idle)
  private var intent: Intent?
  private var runs = 0
  private let hold: SuccessHold
  private let makeKey: @Sendable () -> IntentKey

  init(hold: SuccessHold, makeKey: @escaping @Sendable () -> IntentKey = { IntentKey() }) {
    self.hold = hold
    self.makeKey = makeKey
  }

  var phase: MutationPhase<Output> {
    switch state {
    case .resting(.idle): .idle
    case .resting(.succeeded(let output, _)): .succeeded(output)
    case .resting(.failed(let error)): .failed(error)
    case .undoable: .undoable
    case .running(_, let progress, _): .running(progress: progress)
    }
  }

  /// When ``tick(at:)`` has something to do next.
  var deadline: Moment? {
    if case .resting(.succeeded(_, let until)) = state { until } else { nil }
  }

  /// Whether the next start with the same input belongs to an intention that is still open.
  var hasOpenIntent: Bool { intent != nil }

  // MARK: Start

  enum StartAction {
    case refuse(MutationRefusal)
    case begin(RunID, IntentKey, attempt: Int)
  }

  /// The person, a key, an assistive technology or code asks for the work.
  mutating func start(_ change: InputChange, undoable: Bool) -> StartAction {
    let before: Rest
    switch state {
    case .undoable, .running:
      return .refuse(.alreadyRunning)
    case .resting(.succeeded) where change != .changed:
      // The second click of a double click often comes after a quick success.
      return .refuse(.successIsShown)
    case .resting(let rest):
      before = rest
    }
    var current = intent ?? Intent(key: makeKey(), attempts: 0)
    if intent != nil, change != .same { current = Intent(key: makeKey(), attempts: 0) }
    current.attempts += 1
    intent = current
    runs += 1
    let run = RunID(number: runs)
    state = undoable ? .undoable(run, before: before) : .running(run, progress: nil, before: before)
    return .begin(run, current.key, attempt: current.attempts)
  }

  /// The time for undoing is over.
  ///
  /// Returns whether the work has to begin: a run that was undone meanwhile does not.
  mutating func undoWindowPassed(_ run: RunID) -> Bool {
    guard case .undoable(run, let before) = state else { return false }
    state = .running(run, progress: nil, before: before)
    return true
  }

  // MARK: Running

  /// The work says how far it is.
  ///
  /// Returns whether the phase changed.
  mutating func progressed(_ run: RunID, to fraction: Double) -> Bool {
    guard case .running(run, let old, let before) = state, !fraction.isNaN else { return false }
    let new = min(max(fraction, old ?? 0), 1)
    guard new != old else { return false }
    state = .running(run, progress: new, before: before)
    return true
  }

  enum Ending {
    case success(Output)
    case failure(any Error)
    case cancellation
  }

  enum EndAction: Hashable {
    /// The run is not the one under way: nothing is written.
    case ignore
    case showSuccess
    case showFailure
    /// The state before the run is back.
    case restore
  }

  /// The work of a run ended.
  mutating func ended(_ run: RunID, _ ending: Ending, at now: Moment) -> EndAction {
    guard case .running(run, _, let before) = state else { return .ignore }
    switch ending {
    case .success(let output):
      intent = nil
      switch hold {
      case .timed(let time) where time <= .zero: state = .resting(.idle)
      case .timed(let time): state = .resting(.succeeded(output, until: now.advanced(by: time)))
      case .untilDismissal: state = .resting(.succeeded(output, until: nil))
      }
      return .showSuccess
    case .failure(let error):
      state = .resting(.failed(error))
      return .showFailure
    case .cancellation:
      restore(before, at: now)
      return .restore
    }
  }

  // MARK: Stop

  /// The person calls the work off.
  ///
  /// Returns whether there was anything to call off.
  mutating func cancel(at now: Moment) -> Bool {
    switch state {
    case .resting:
      return false
    case .undoable(_, let before), .running(_, _, let before):
      restore(before, at: now)
      return true
    }
  }

  /// Ends a success or failure that is shown.
  ///
  /// Returns whether there was one.
  mutating func dismiss() -> Bool {
    switch state {
    case .resting(.succeeded), .resting(.failed):
      state = .resting(.idle)
      return true
    case .resting(.idle), .undoable, .running:
      return false
    }
  }

  /// Ends a success whose time is over.
  ///
  /// Returns whether the phase changed.
  mutating func tick(at now: Moment) -> Bool {
    guard let deadline, deadline <= now else { return false }
    state = .resting(.idle)
    return true
  }

  /// The next start is a new intention, even with the same input.
  mutating func renewIntent() {
    intent = nil
  }

  private mutating func restore(_ rest: Rest, at now: Moment) {
    if case .succeeded(_, let until?) = rest, until <= now {
      state = .resting(.idle)
    } else {
      state = .resting(rest)
    }
  }
}

extension MutationMachine: Sendable where Output: Sendable {}
extension MutationMachine.Rest: Sendable where Output: Sendable {}
extension MutationMachine.State: Sendable where Output: Sendable {}

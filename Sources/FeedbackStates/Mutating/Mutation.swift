import Observation

/// Something that a person changes: one operation, its phases, and the guard around it.
///
///     let save = Mutation<Draft, Book> { draft, context in
///       try await store.save(draft, key: context.intentKey)
///     }
///     save.run(draft)
///
/// A second start while the work is under way is refused in the same turn, whether it comes from a
/// tap, the keyboard, an assistive technology or code. A cancellation, in whatever shape, brings
/// the phase before back and is never a failure. Nothing is ever tried again by itself.
///
/// Keep the mutation in a model, so that its phase survives its view being hidden and shown. When
/// the mutation itself goes while work is under way, the work ends undisturbed: what a person has
/// asked for is not called off because they left the screen.
@MainActor @Observable
public final class Mutation<Input, Output> {
  /// The work.
  ///
  /// It runs on the main actor until it awaits something elsewhere.
  public typealias Operation = @MainActor (Input, MutationContext) async throws -> Output

  /// Where the mutation stands.
  public private(set) var phase = MutationPhase<Output>.idle
  /// How often the work succeeded: a trigger for a haptic or an announcement.
  public private(set) var successCount = 0
  /// How often the work failed; cancellations do not count.
  public private(set) var failureCount = 0

  /// When to show a spinner.
  ///
  /// The control itself is disabled as soon as ``isBusy`` is true.
  public let indicator: Indicator

  /// The work.
  ///
  /// Set it whenever its captures change: each start uses the newest.
  @ObservationIgnored public var operation: Operation
  /// The operations among which only one runs at a time; `nil` for no such limit.
  @ObservationIgnored public var scope: SerialScope?
  /// How long the person can undo before the work begins; `nil` begins at once.
  @ObservationIgnored public var undoWindow: Duration?

  @ObservationIgnored private var machine: MutationMachine<Output>
  @ObservationIgnored private let timekeeper: Timekeeper
  @ObservationIgnored private let alarm: Alarm
  @ObservationIgnored private let cancellation: CancellationClassifier
  @ObservationIgnored private var lastInput: Input?
  @ObservationIgnored private var lastIntent: AnyHashable?
  @ObservationIgnored private var current: MutationRun<Output>?
  /// Called in the turn in which the phase changes.
  @ObservationIgnored var onPhaseChange: (@MainActor () -> Void)?

  /// Makes a mutation that is idle.
  ///
  /// - Parameters:
  ///   - success: How long a success is shown.
  ///   - undoWindow: How long the person can undo before the work begins; `nil` begins at once.
  ///   - indicator: When to show a spinner.
  ///   - scope: The operations among which only one runs at a time; `nil` for no such limit.
  ///   - cancellation: What counts as a cancellation rather than a failure.
  ///   - clock: What tells the time.
  ///   - operation: The work.
  public init(
    success: SuccessHold = .standard,
    undoWindow: Duration? = nil,
    indicator: IndicatorTiming = .standard,
    scope: SerialScope? = nil,
    cancellation: CancellationClassifier = .standard,
    clock: any Clock<Duration> = ContinuousClock(),
    operation: @escaping Operation
  ) {
    let timekeeper = Timekeeper(clock)
    self.timekeeper = timekeeper
    self.operation = operation
    self.scope = scope
    self.undoWindow = undoWindow
    self.cancellation = cancellation
    self.indicator = Indicator(timing: indicator, timekeeper: timekeeper)
    alarm = Alarm(timekeeper: timekeeper)
    machine = MutationMachine(hold: success)
  }

  /// Whether the work is accepted or under way: another start would be refused.
  public var isBusy: Bool { phase.isBusy }

  /// Why its control cannot be used now: it is busy, which needs no caption; `nil` otherwise.
  public var disabledReason: DisabledReason? { isBusy ? .busy : nil }

  /// Whether nothing would be lost if the mutation were made anew.
  var isAtRest: Bool {
    if case .idle = phase { !machine.hasOpenIntent } else { false }
  }

  // MARK: Start

  /// Starts the work, unless it is under way.
  ///
  /// While a success is shown, a start with the same input is refused too, since the second click
  /// of a double click may come after a quick success; a different input starts.
  ///
  /// The ``IntentKey`` stays while the input stays. Inputs are compared if they are `Equatable` or
  /// `Void`; any other input counts as changed with each call. Pass `intent` to say instead what
  /// the input is known by, or use ``retry()``.
  ///
  /// - Parameters:
  ///   - input: What the work is about.
  ///   - intent: What tells this intention from another, in place of the input itself.
  /// - Returns: `nil` if the work started, otherwise why not.
  @discardableResult
  public func run(_ input: Input, intent: AnyHashable? = nil) -> MutationRefusal? {
    switch begin(input, change(to: input, intent: intent), intent: intent) {
    case .success: nil
    case .failure(let refusal): refusal
    }
  }

  /// Starts the work and waits for its end.
  ///
  /// Cancelling the task that waits does not call the work off; ``cancel()`` does.
  ///
  /// - Parameters:
  ///   - input: What the work is about.
  ///   - intent: What tells this intention from another, in place of the input itself.
  /// - Returns: How it ended.
  public func perform(_ input: Input, intent: AnyHashable? = nil) async -> MutationOutcome<Output> {
    switch begin(input, change(to: input, intent: intent), intent: intent) {
    case .success(let run): await run.outcome()
    case .failure(let refusal): .refused(refusal)
    }
  }

  /// Tries a failed intention again, with the same input and key.
  ///
  /// - Returns: Whether the work started; not so unless the last start failed or was cancelled.
  @discardableResult
  public func retry() -> Bool {
    guard let lastInput, machine.hasOpenIntent || phase.error != nil else { return false }
    guard case .success = begin(lastInput, .same, intent: lastIntent) else { return false }
    return true
  }

  // MARK: Stop

  /// Calls off what is accepted or under way, and brings the phase before back.
  ///
  /// The phase changes at once, even if the work is slow to notice. Should the work end well all
  /// the same, nothing is written; since the intent key is kept for the same input, running it
  /// again is safe with a server that honours the key.
  ///
  /// - Returns: Whether there was anything to call off.
  @discardableResult
  public func cancel() -> Bool {
    guard machine.cancel(at: timekeeper.now) else { return false }
    let run = current
    current = nil
    indicator.end(.cancelled)
    publish()
    run?.cancel()
    return true
  }

  /// Undoes what was accepted and has not begun.
  ///
  /// - Returns: Whether it was still in time.
  @discardableResult
  public func undo() -> Bool {
    guard case .undoable = phase else { return false }
    return cancel()
  }

  /// Ends the success that is shown.
  public func dismissSuccess() {
    guard phase.isSucceeded, machine.dismiss() else { return }
    publish()
  }

  /// Ends the failure that is shown.
  ///
  /// The intent key is kept for the same input.
  public func dismissFailure() {
    guard phase.error != nil, machine.dismiss() else { return }
    publish()
  }

  /// Makes the next start a new intention even with the same input, for example after an edit that
  /// the input does not show.
  public func renewIntent() {
    machine.renewIntent()
  }

  // MARK: Run

  private func begin(
    _ input: Input, _ change: MutationMachine<Output>.InputChange, intent: AnyHashable?
  ) -> Result<MutationRun<Output>, MutationRefusal> {
    switch machine.start(change, undoable: undoWindow != nil) {
    case .refuse(let refusal):
      return .failure(refusal)
    case .begin(let id, let key, let attempt):
      lastInput = input
      lastIntent = intent
      let context = MutationContext(intentKey: key, attempt: attempt) { [weak self] fraction in
        guard let self, machine.progressed(id, to: fraction) else { return }
        publish()
      }
      let run = MutationRun<Output>(timekeeper: timekeeper, cancellation: cancellation)
      current = run
      if undoWindow == nil { indicator.begin() }
      publish()
      let begins = undoWindow.map { timekeeper.now.advanced(by: $0) }
      run.start(
        at: begins,
        in: scope,
        onBegin: { [weak self] in self?.undoWindowPassed(id) },
        onEnd: { [weak self] in self?.ended(id, $0) },
        work: { [operation] in try await operation(input, context) }
      )
      return .success(run)
    }
  }

  private func undoWindowPassed(_ id: MutationMachine<Output>.RunID) {
    guard machine.undoWindowPassed(id) else { return }
    indicator.begin()
    publish()
  }

  private func ended(
    _ id: MutationMachine<Output>.RunID, _ ending: MutationMachine<Output>.Ending
  ) {
    let action = machine.ended(id, ending, at: timekeeper.now)
    guard action != .ignore else { return }
    current = nil
    switch action {
    case .ignore: return
    case .showSuccess: successCount += 1
    case .showFailure: failureCount += 1
    case .restore: break
    }
    indicator.end(action == .restore ? .cancelled : .completed)
    publish()
  }

  private func publish() {
    phase = machine.phase
    onPhaseChange?()
    guard let deadline = machine.deadline else { return alarm.clear() }
    alarm.set(for: deadline) { [weak self] now in
      guard let self, machine.tick(at: now) else { return }
      publish()
    }
  }

  private func change(
    to input: Input, intent: AnyHashable?
  ) -> MutationMachine<Output>.InputChange {
    if intent != nil || lastIntent != nil { return intent == lastIntent ? .same : .changed }
    guard let lastInput else { return .unknown }
    return switch inputsAreEqual(lastInput, input) {
    case true?: .same
    case false?: .changed
    case nil: .unknown
    }
  }
}

extension MutationRefusal: Error {}

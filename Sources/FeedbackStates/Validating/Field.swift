import Observation

/// One field of a form: its value, when it is checked, and what to say below it.
///
///     let title = Field("title", label: "Title", value: "", rules: [.required("Enter a title.")])
///
/// Bind a control to ``value``, call ``leave()`` when the focus leaves the control, and show
/// ``message`` below it. By default the field is silent until then, or until the form is
/// submitted, and speaks with every change afterwards.
@MainActor @Observable
public final class Field<Value>: FormField {
  /// A check that takes time, such as whether a name is taken: what is wrong, or `nil`.
  ///
  /// It begins on the main actor, and is cancelled when the value changes. An error is no verdict.
  public typealias RemoteCheck = @MainActor (Value) async throws -> String?

  /// What the field is known by.
  @ObservationIgnored public let id: FieldID
  /// What the person knows the field by.
  @ObservationIgnored public let label: String

  /// What the field knows about its value.
  public private(set) var state = FieldState.untouched
  /// What is wrong, whether the person has been told or not; `nil` if nothing is known to be.
  public private(set) var problem: String?
  /// Whether a value that has to be there is not.
  public private(set) var isMissing = false
  /// Whether the value is being checked elsewhere, or about to be.
  public private(set) var isChecking = false
  /// Whether the last check elsewhere gave no answer, for example without a network.
  ///
  /// The field counts as valid then: the server decides.
  public private(set) var couldNotBeChecked = false

  private var stored: Value
  @ObservationIgnored private var machine: FieldMachine<Value>
  @ObservationIgnored private let remoteCheck: RemoteCheck?
  @ObservationIgnored private let timekeeper: Timekeeper
  @ObservationIgnored private var check: OwnedTask?
  @ObservationIgnored private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Makes a field that has not been touched.
  ///
  /// - Parameters:
  ///   - id: What the field is known by, in code and in a server's answer.
  ///   - label: What the person knows the field by.
  ///   - value: The value to begin with.
  ///   - rules: What must be true of the value; the first that is not true speaks.
  ///   - timing: When the field first says what is wrong.
  ///   - debounce: How long the value has to rest before it is checked elsewhere.
  ///   - clock: What tells the time.
  ///   - check: A check that takes time. Of several only the newest counts; it is not started while
  ///     a rule is broken. An error of the check itself is no verdict.
  public init(
    _ id: FieldID,
    label: String,
    value: Value,
    rules: [ValidationRule<Value>] = [],
    timing: ValidationTiming = .onLeaving,
    debounce: Duration = .milliseconds(400),
    clock: any Clock<Duration> = ContinuousClock(),
    check: RemoteCheck? = nil
  ) {
    self.id = id
    self.label = label
    stored = value
    remoteCheck = check
    timekeeper = Timekeeper(clock)
    machine = FieldMachine(
      value: value, rules: rules, timing: timing, debounce: check == nil ? nil : debounce)
    publish()
  }

  /// The value.
  ///
  /// Each change is checked at once by the rules.
  public var value: Value {
    get { stored }
    set {
      let action = machine.edited(newValue, at: timekeeper.now)
      stored = newValue
      perform(action)
    }
  }

  /// What to show below the field, or `nil`.
  public var message: String? {
    if case .invalid(let message) = state { message } else { nil }
  }

  /// Whether nothing is known to be wrong and nothing is being checked.
  public var isValid: Bool { problem == nil && !isChecking }

  /// The focus has left the field.
  public func leave() {
    perform(machine.left(at: timekeeper.now))
  }

  /// Shows what the server says about the value, until the value changes.
  ///
  /// - Parameter message: What is wrong.
  public func reject(_ message: String) {
    machine.rejected(message)
    publish()
  }

  /// Makes the field as new.
  ///
  /// - Parameter value: The value to begin with.
  public func reset(to value: Value) {
    let action = machine.reset(to: value)
    stored = value
    perform(action)
  }

  /// Checks in front of the person, as a submission does, and waits for a check elsewhere.
  ///
  /// Cancelling the calling task does not end the wait: the check ends it, whatever it says.
  ///
  /// - Returns: Whether nothing is wrong.
  @discardableResult
  public func validate() async -> Bool {
    reveal()
    while machine.isChecking {
      await withCheckedContinuation { waiters.append($0) }
    }
    return machine.problem == nil
  }

  /// Checks in front of the person without waiting.
  public func reveal() {
    perform(machine.submitted(at: timekeeper.now))
  }

  private func perform(_ action: FieldMachine<Value>.Action) {
    switch action {
    case .none: break
    case .forgetCheck: check = nil
    case .check(let number, let moment): startCheck(number, at: moment)
    }
    publish()
  }

  private func startCheck(_ number: Int, at moment: Moment) {
    guard let remoteCheck else { return }
    let value = machine.value
    check = OwnedTask(
      Task { [weak self, timekeeper] in
        if moment > timekeeper.now {
          do { try await timekeeper.sleep(until: moment) } catch { return }
        }
        let answer: FieldMachine<Value>.RemoteAnswer
        do {
          answer = try await remoteCheck(value).map { .failed($0) } ?? .passed
        } catch {
          answer = .none
        }
        guard let self, machine.answered(number, answer) else { return }
        publish()
      })
  }

  private func publish() {
    if state != machine.state { state = machine.state }
    if problem != machine.problem { problem = machine.problem }
    if isMissing != machine.isMissing { isMissing = machine.isMissing }
    if isChecking != machine.isChecking { isChecking = machine.isChecking }
    if couldNotBeChecked != machine.isUnanswered { couldNotBeChecked = machine.isUnanswered }
    guard !machine.isChecking else { return }
    let waiting = waiters
    waiters = []
    for waiter in waiting { waiter.resume() }
  }
}

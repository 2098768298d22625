/// The decisions about one field: when to check, what to show, which answer still counts.
struct FieldMachine<Value> {
  /// What the caller must do after an input.
  enum Action: Hashable {
    case none
    /// Start the check elsewhere at the moment, with this number; forget any started before.
    case check(number: Int, at: Moment)
    /// Forget any check elsewhere.
    case forgetCheck
  }

  /// What is known from elsewhere about the present value.
  private enum Remote: Sendable {
    /// Not asked: there is nothing to ask, or the value is wrong anyway.
    case unasked
    /// Asked, or about to be; `at` is when the question goes out.
    case asked(number: Int, at: Moment)
    case passed
    case failed(String)
    /// There was no answer. The server decides when the form is submitted.
    case unanswered
  }

  private(set) var value: Value
  private(set) var isRevealed = false
  private var isEdited = false
  private var remote = Remote.unasked
  private var serverMessage: String?
  private var numbers = 0

  private let rules: [ValidationRule<Value>]
  private let timing: ValidationTiming
  /// How long the value has to rest before it is checked elsewhere; `nil` for no such check.
  private let debounce: Duration?

  init(
    value: Value, rules: [ValidationRule<Value>], timing: ValidationTiming, debounce: Duration?
  ) {
    self.value = value
    self.rules = rules
    self.timing = timing
    self.debounce = debounce
  }

  /// What is wrong, whether the person has been told or not.
  var problem: String? {
    if let message = localProblem ?? serverMessage { return message }
    if case .failed(let message) = remote { return message }
    return nil
  }

  /// Whether a value that has to be there is not.
  var isMissing: Bool {
    rules.contains { $0.isPresence && $0.message(for: value) != nil }
  }

  var isChecking: Bool {
    if case .asked = remote { true } else { false }
  }

  /// Whether the last check elsewhere gave no answer.
  var isUnanswered: Bool {
    if case .unanswered = remote { true } else { false }
  }

  /// What to show.
  var state: FieldState {
    guard isRevealed || serverMessage != nil else { return isChecking ? .checking : .untouched }
    if let problem { return .invalid(problem) }
    return isChecking ? .checking : .valid
  }

  // MARK: Inputs

  /// The person, or code, changes the value.
  mutating func edited(_ value: Value, at now: Moment) -> Action {
    self.value = value
    isEdited = true
    // What the server said was about another value.
    serverMessage = nil
    if timing == .live { isRevealed = true }
    return ask(at: debounce.map(now.advanced(by:)))
  }

  /// The focus leaves the field.
  mutating func left(at now: Moment) -> Action {
    guard isEdited else { return .none }
    if timing == .onLeaving { isRevealed = true }
    // No more typing is to come: there is nothing to wait for.
    return hurry(at: now)
  }

  /// The form is submitted.
  mutating func submitted(at now: Moment) -> Action {
    isRevealed = true
    serverMessage = nil
    return hurry(at: now)
  }

  /// A check elsewhere has ended.
  ///
  /// Answers that are not the newest are dropped.
  ///
  /// Returns whether the answer counted.
  mutating func answered(_ number: Int, _ answer: RemoteAnswer) -> Bool {
    guard case .asked(number, _) = remote else { return false }
    switch answer {
    case .passed: remote = .passed
    case .failed(let message): remote = .failed(message)
    case .none: remote = .unanswered
    }
    return true
  }

  /// The server did not accept the value.
  mutating func rejected(_ message: String) {
    serverMessage = message
    isRevealed = true
  }

  /// The field is as new, with a value.
  mutating func reset(to value: Value) -> Action {
    self.value = value
    isEdited = false
    isRevealed = false
    serverMessage = nil
    remote = .unasked
    return .forgetCheck
  }

  enum RemoteAnswer: Hashable {
    case passed
    case failed(String)
    /// The check itself failed, so nothing is known.
    case none
  }

  private var localProblem: String? {
    for rule in rules {
      if let message = rule.message(for: value) { return message }
    }
    return nil
  }

  /// Asks elsewhere about a new value, or forgets what is under way.
  private mutating func ask(at moment: Moment?) -> Action {
    guard let moment else { return .none }
    guard localProblem == nil else {
      remote = .unasked
      return .forgetCheck
    }
    numbers += 1
    remote = .asked(number: numbers, at: moment)
    return .check(number: numbers, at: moment)
  }

  /// Asks at once what was to be asked later, or was never answered.
  private mutating func hurry(at now: Moment) -> Action {
    switch remote {
    case .asked(_, let moment) where moment <= now: return .none
    case .passed, .failed: return .none
    case .asked, .unasked, .unanswered: return ask(at: debounce == nil ? nil : now)
    }
  }
}

extension FieldMachine: Sendable where Value: Sendable {}

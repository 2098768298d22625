/// A failure in the person's words: what happened, what they can do, and whether trying again can
/// help.
///
/// Make one from any error with `init(_:strings:)`. An error that speaks for itself adopts
/// ``DescribedFailure``.
public struct FailureDescription: Hashable, Sendable {
  /// What happened, in one short sentence.
  public var title: String
  /// What the person can do, if there is something to say.
  public var advice: String?
  /// The kind of failure.
  public var cause: FailureCause
  /// How much it takes from the person.
  public var severity: FailureSeverity
  /// What helps most.
  public var recovery: FailureRecovery
  /// Whether trying the very same again can help.
  ///
  /// Where it cannot, no "Try again" is offered.
  public var retryCanHelp: Bool

  /// Makes a description.
  ///
  /// What is left out follows from the cause.
  ///
  /// - Parameters:
  ///   - title: What happened, in one short sentence.
  ///   - advice: What the person can do.
  ///   - cause: The kind of failure.
  ///   - severity: How much it takes from the person.
  ///   - recovery: What helps most.
  ///   - retryCanHelp: Whether trying the very same again can help.
  public init(
    title: String,
    advice: String? = nil,
    cause: FailureCause = .unknown,
    severity: FailureSeverity? = nil,
    recovery: FailureRecovery? = nil,
    retryCanHelp: Bool? = nil
  ) {
    self.title = title
    self.advice = advice
    self.cause = cause
    self.severity = severity ?? cause.severity
    self.recovery = recovery ?? cause.recovery
    self.retryCanHelp = retryCanHelp ?? (recovery == .retry || cause.retryCanHelp)
  }

  /// Makes the description of a cause in the words of a table.
  ///
  /// - Parameters:
  ///   - cause: The kind of failure.
  ///   - strings: The words.
  public init(_ cause: FailureCause, strings: FeedbackStrings = .current) {
    let text = strings.failures[cause]
    self.init(title: text.title, advice: text.advice, cause: cause)
  }

  /// Title and advice as one text, for speech and for places with a single line of text.
  public var spokenText: String { sentences(title, advice) }
}

public import FeedbackStates

/// What a failure style draws.
@MainActor
public struct FailureConfiguration {
  /// The failure in the person's words.
  public let description: FailureDescription
  /// Starts the failed work again; `nil` where that cannot help or cannot be done.
  public let retry: (@MainActor () -> Void)?
  /// What helps in place of a retry, such as opening the settings; `nil` where there is nothing.
  public let recover: (@MainActor () -> Void)?
  /// The label of the button for ``recover``.
  public let recoverLabel: String?
  /// The words.
  public let strings: FeedbackStrings
}

/// An error that says in the person's words what happened and what they can do.
public protocol DescribedFailure: Error {
  /// The description to show.
  ///
  /// - Parameter strings: The words of the current language, for the parts that are not special.
  /// - Returns: The description.
  func failureDescription(strings: FeedbackStrings) -> FailureDescription
}

/// An error whose cause is known; its words come from the table.
public protocol CausedFailure: Error {
  /// The kind of failure.
  var failureCause: FailureCause { get }
}

extension OfflineError: CausedFailure {
  /// There is no connection.
  public var failureCause: FailureCause { .offline }
}

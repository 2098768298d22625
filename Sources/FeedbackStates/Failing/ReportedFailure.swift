/// A failure that is shown outside of its content, with all the work that it stopped.
public struct ReportedFailure<Source: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// Tells one report from another.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity.
  public let id: ID
  /// What happened.
  public let description: FailureDescription
  /// The work that failed for this reason, in the order in which it was reported.
  public internal(set) var sources: [Source]
}

/// Why an alert cannot be presented now.
public enum AlertBlocker: Hashable, Sendable {
  /// Something else is presented, such as a sheet that is coming or going.
  case presenterBusy
  /// The app is not in front.
  case background
  /// Something of the app's own.
  case custom(String)
}

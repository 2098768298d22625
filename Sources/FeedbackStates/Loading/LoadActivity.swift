/// What a loader is doing just now, beyond what its state says.
public enum LoadActivity: Sendable {
  /// No work runs.
  case idle
  /// The question is under way.
  case working
  /// There is an answer and the source may deliver more.
  case streaming
  /// An attempt failed; another one follows by itself.
  case waitingToRetry(RetryWait)
  /// There is no connection; the work goes on by itself when there is one.
  case waitingForNetwork

  /// Whether work runs or is about to.
  public var isActive: Bool {
    guard case .idle = self else { return true }
    return false
  }

  /// Whether the work waits for a connection.
  public var isWaitingForNetwork: Bool {
    guard case .waitingForNetwork = self else { return false }
    return true
  }

  /// The wait for the next attempt, when there is one.
  public var retryWait: RetryWait? {
    guard case .waitingToRetry(let wait) = self else { return nil }
    return wait
  }
}

extension LoadActivity: Equatable {
  /// Whether two activities are the same.
  public static func == (lhs: LoadActivity, rhs: LoadActivity) -> Bool {
    switch (lhs, rhs) {
    case (.idle, .idle), (.working, .working), (.streaming, .streaming): return true
    case (.waitingForNetwork, .waitingForNetwork): return true
    case (.waitingToRetry(let lhs), .waitingToRetry(let rhs)): return lhs == rhs
    case (.idle, _), (.working, _), (.streaming, _): return false
    case (.waitingToRetry, _), (.waitingForNetwork, _): return false
    }
  }
}

/// Where a mutation stands.
public enum MutationPhase<Output> {
  /// Nothing is under way.
  case idle
  /// Accepted, but not begun: the person can still undo it.
  case undoable
  /// The work is under way; `progress` is a fraction from 0 to 1, or `nil` while it is unknown.
  case running(progress: Double?)
  /// The work ended well. This phase ends by itself, or when it is dismissed.
  case succeeded(Output)
  /// The work ended badly. It can be run again at once.
  case failed(any Error)
}

extension MutationPhase: Sendable where Output: Sendable {}

extension MutationPhase {
  /// Whether the work is accepted or under way, so that another start is refused.
  public var isBusy: Bool {
    switch self {
    case .undoable, .running: true
    case .idle, .succeeded, .failed: false
    }
  }

  /// Whether the work itself is under way.
  public var isRunning: Bool {
    if case .running = self { true } else { false }
  }

  /// The fraction done, from 0 to 1, if the work is under way and reports it.
  public var progress: Double? {
    if case .running(let progress) = self { progress } else { nil }
  }

  /// What the work gave, while the success is shown.
  public var output: Output? {
    if case .succeeded(let output) = self { output } else { nil }
  }

  /// Whether the success is shown.
  public var isSucceeded: Bool {
    if case .succeeded = self { true } else { false }
  }

  /// Why the work ended badly.
  public var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }
}

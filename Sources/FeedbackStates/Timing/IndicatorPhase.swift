/// What an indicator of running work shows.
public enum IndicatorPhase: Hashable, Sendable {
  /// No work runs and nothing is shown.
  case idle
  /// Work runs and nothing is shown: too early, or its content is on screen.
  case hidden
  /// Work runs and the indicator is shown.
  case shown(Patience)
  /// The work is over; the indicator stays until its minimum has passed.
  case lingering

  /// How long the person has waited for work that is shown.
  public enum Patience: Hashable, Sendable, Comparable {
    /// Not long.
    case fresh
    /// Long enough to say that the work still runs.
    case stillWorking
    /// Long enough to offer to cancel it.
    case offersCancel
  }

  /// Whether work runs.
  ///
  /// True from the first moment on. A button is disabled and guarded by this, whatever its delay.
  public var isBusy: Bool {
    switch self {
    case .hidden, .shown: return true
    case .idle, .lingering: return false
    }
  }

  /// Whether the indicator is to be drawn.
  public var isVisible: Bool {
    switch self {
    case .shown, .lingering: return true
    case .idle, .hidden: return false
    }
  }

  /// Whether to say that the work still runs.
  public var isStillWorking: Bool {
    guard case .shown(let patience) = self else { return false }
    return patience >= .stillWorking
  }

  /// Whether to offer to cancel the work.
  public var offersCancel: Bool {
    guard case .shown(let patience) = self else { return false }
    return patience == .offersCancel
  }
}

import FeedbackStates

extension Transcript {
  /// A thing that a person can see change, in the order in which changes of one turn are told.
  enum Aspect: CaseIterable {
    case state, previous, refreshing, refreshFailure, activity, progress, indicator
    case refreshIndicator

    /// What is told when the thing goes; nothing where its going is told by another.
    var absence: String {
      switch self {
      case .state, .refreshFailure, .activity, .progress, .previous: return ""
      case .refreshing: return "refreshed"
      case .indicator: return "spinner gone"
      case .refreshIndicator: return "refresh spinner gone"
      }
    }
  }

  static func scene<Value>(of loader: Loader<Value>) -> [Aspect: String] {
    var scene: [Aspect: String] = [.state: loader.state.description]
    if loader.isPrevious { scene[.previous] = "previous answer" }
    if loader.isRefreshing { scene[.refreshing] = "refreshing" }
    if let failure = loader.refreshFailure { scene[.refreshFailure] = "refresh failed(\(failure))" }
    if let progress = loader.progress { scene[.progress] = describe(progress) }
    switch loader.activity {
    case .idle, .working, .streaming: break
    case .waitingForNetwork: scene[.activity] = "waiting for network"
    case .waitingToRetry(let wait):
      scene[.activity] =
        "trying again in \(wait.secondsRemaining) s (\(wait.retry) of \(wait.limit))"
    }
    scene[.indicator] = describe(loader.indicator.phase, as: "spinner")
    scene[.refreshIndicator] = describe(loader.refreshIndicator.phase, as: "refresh spinner")
    return scene
  }

  /// Stands for what was there before: an indicator that lingers looks as it did.
  static let unchanged = "="

  private static func describe(_ progress: LoadProgress) -> String {
    guard let total = progress.total else { return "\(progress.completed) done" }
    return "\(progress.completed) of \(total)"
  }

  private static func describe(_ phase: IndicatorPhase, as name: String) -> String? {
    switch phase {
    case .idle, .hidden: return nil
    case .lingering: return unchanged
    case .shown(.fresh): return name
    case .shown(.stillWorking): return "\(name): still working"
    case .shown(.offersCancel): return "\(name): cancel offered"
    }
  }
}

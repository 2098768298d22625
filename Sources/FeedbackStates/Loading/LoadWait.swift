/// What can be seen of a wait in place of content.
///
/// It holds only what is drawn, so a view that reads it, rather than the state, the activity and the
/// phase of the indicator, is drawn again only when something changes on screen.
package struct LoadWait: Equatable, Sendable {
  /// Whether an indicator is shown, and how patient the person must have been.
  package var phase = IndicatorPhase.hidden
  /// What the work waits for, if it is held up.
  package var activity = LoadActivity.working
  /// How far the work has come; `nil` while no indicator is shown.
  package var progress: LoadProgress?
}

extension Loader {
  /// The wait that has to be shown now; `nil` when the content or the failure is due.
  var currentWait: LoadWait? {
    switch state {
    case .notInitiated, .loading: break
    case .success, .failure:
      // The answer is there, and what the person looks at stays as it is for its minimum.
      return indicator.phase == .lingering ? shownWait ?? LoadWait() : nil
    }
    var wait = LoadWait()
    if indicator.phase.isVisible { wait.phase = indicator.phase }
    switch activity {
    case .idle, .working, .streaming: break
    case .waitingToRetry, .waitingForNetwork: wait.activity = activity
    }
    if wait.phase.isVisible { wait.progress = progress }
    return wait
  }
}

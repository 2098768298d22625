/// Decides when an indicator is shown: the one place where delay and minimum are kept.
///
/// A pure value. Each input carries the moment at which it happened and answers when the machine
/// wants to be asked again; ``phase`` says what to show until then. ``Indicator`` runs it on a
/// clock.
public struct IndicatorMachine: Sendable {
  /// What the caller must do after an input.
  public enum Action: Hashable, Sendable {
    /// Call ``IndicatorMachine/tick(at:)`` at this moment; forget any moment named before.
    case wake(at: Moment)
    /// Forget any moment named before: nothing changes until the next input.
    case rest
  }

  /// How work came to its end.
  public enum Ending: Hashable, Sendable {
    /// With a success or a failure: an indicator that is shown stays for its minimum.
    case completed
    /// Given up: the indicator leaves at once.
    case cancelled
  }

  private enum State: Sendable {
    case idle
    /// Work runs unseen; `showsIndicator` is false when content is visible.
    case hidden(workSince: Moment, showsIndicator: Bool)
    /// Work runs and is shown.
    case shown(workSince: Moment, shownSince: Moment, patience: IndicatorPhase.Patience)
    /// Work is over, the indicator is not.
    case lingering(shownSince: Moment)
  }

  /// The times that the machine keeps.
  ///
  /// A change takes effect with the next input.
  public var timing: IndicatorTiming
  private var state = State.idle

  /// Makes a machine that is idle.
  ///
  /// - Parameter timing: The times to keep.
  public init(timing: IndicatorTiming = .standard) {
    self.timing = timing
  }

  /// What to show now.
  public var phase: IndicatorPhase {
    switch state {
    case .idle: return .idle
    case .hidden: return .hidden
    case .shown(_, _, let patience): return .shown(patience)
    case .lingering: return .lingering
    }
  }

  /// When an indicator that lingers leaves; `nil` when none lingers.
  public var lingersUntil: Moment? {
    guard case .lingering(let shownSince) = state else { return nil }
    return shownSince.advanced(by: timing.minimum)
  }

  /// Work begins.
  ///
  /// An indicator that still stands, from this work's predecessor or for its minimum, goes on
  /// standing; the patience of the person starts anew.
  ///
  /// - Parameters:
  ///   - now: The moment of the input.
  ///   - contentVisible: Whether the content is on screen already, so that no indicator is due.
  /// - Returns: When to ask again.
  public mutating func begin(at now: Moment, contentVisible: Bool = false) -> Action {
    switch state {
    case .idle, .hidden:
      state = .hidden(workSince: now, showsIndicator: !contentVisible)
    case .shown(_, let shownSince, _), .lingering(let shownSince):
      state = .shown(workSince: now, shownSince: shownSince, patience: .fresh)
    }
    return advance(to: now)
  }

  /// Work ends.
  ///
  /// Does nothing when none runs.
  ///
  /// - Parameters:
  ///   - ending: How it ended.
  ///   - now: The moment of the input.
  /// - Returns: When to ask again.
  public mutating func end(_ ending: Ending = .completed, at now: Moment) -> Action {
    switch (state, ending) {
    case (.idle, _), (.hidden, _): state = .idle
    case (.shown, .cancelled), (.lingering, .cancelled): state = .idle
    case (.shown(_, let shownSince, _), .completed): state = .lingering(shownSince: shownSince)
    case (.lingering, .completed): break
    }
    return advance(to: now)
  }

  /// Time has passed.
  ///
  /// - Parameter now: The moment of the input. Too early is harmless.
  /// - Returns: When to ask again.
  public mutating func tick(at now: Moment) -> Action {
    advance(to: now)
  }

  private mutating func advance(to now: Moment) -> Action {
    switch state {
    case .idle, .hidden(_, showsIndicator: false):
      return .rest
    case .hidden(let workSince, showsIndicator: true):
      let due = workSince.advanced(by: timing.delay)
      guard now >= due else { return .wake(at: due) }
      // The minimum counts from what the person saw, not from when it was due.
      state = .shown(workSince: workSince, shownSince: now, patience: .fresh)
      return advance(to: now)
    case .shown(let workSince, let shownSince, _):
      let (patience, next) = patience(since: workSince, at: now)
      state = .shown(workSince: workSince, shownSince: shownSince, patience: patience)
      return next.map(Action.wake(at:)) ?? .rest
    case .lingering(let shownSince):
      let due = shownSince.advanced(by: timing.minimum)
      guard now >= due else { return .wake(at: due) }
      state = .idle
      return .rest
    }
  }

  private func patience(
    since workSince: Moment, at now: Moment
  ) -> (IndicatorPhase.Patience, next: Moment?) {
    let stillWorking = timing.stillWorkingAfter.map(workSince.advanced(by:))
    let offersCancel = timing.offersCancelAfter.map(workSince.advanced(by:))
    if let offersCancel, now >= offersCancel { return (.offersCancel, nil) }
    if let stillWorking, now >= stillWorking { return (.stillWorking, offersCancel) }
    return (.fresh, [stillWorking, offersCancel].compactMap { $0 }.min())
  }
}

extension LoaderMachine {
  /// Starts an attempt, or waits for the network when there is none.
  ///
  /// - Parameter regardless: Whether to try without a connection, because a person asks for it.
  /// - Returns: What the runner must do.
  mutating func beginAttempt(regardless: Bool = false) -> [Action] {
    guard case .running(var run) = state else { return [] }
    if mustWaitForNetwork, !regardless { return waitForNetwork() }
    lastRun += 1
    run.id = lastRun
    run.stage = .working
    let actions = [.stopWaking] + run.beginIndicator(isNewWork: run.retries == 0)
    state = .running(run)
    return actions + [.start(run: run.id, run.question.source)]
  }

  /// Puts the work off until there is a connection.
  mutating func waitForNetwork() -> [Action] {
    guard case .running(var run) = state else { return [] }
    // Somebody who waits for the network must not be shown that work goes on.
    let actions = [.stopWaking] + run.endIndicator(.cancelled)
    lastRun += 1
    run.id = lastRun
    run.stage = .waitingForNetwork
    run.progress = nil
    state = .running(run)
    return actions
  }

  /// Time has passed.
  mutating func tick(at now: Moment) -> [Action] {
    guard case .running(var run) = state, case .waitingToRetry(var wait) = run.stage else {
      return []
    }
    guard now < wait.moment else { return beginAttempt() }
    let next = wait.count(at: now)
    run.stage = .waitingToRetry(wait)
    state = .running(run)
    return [.wake(at: next)]
  }

  /// The connection came or went.
  mutating func connectivityChanged(isOnline: Bool) -> [Action] {
    self.isOnline = isOnline
    switch state {
    case .running(let run):
      switch (run.stage, isOnline) {
      case (.waitingForNetwork, true): return beginAttempt()
      // A retry without a connection would be in vain, so the countdown makes way.
      case (.waitingToRetry, false): return mustWaitForNetwork ? waitForNetwork() : []
      case (.working, _), (.waitingForNetwork, false), (.waitingToRetry, true): return []
      }
    case .settled(let settled):
      // What failed for want of a connection comes right by itself when there is one.
      guard isOnline, settled.lacksConnection, let question = settled.question else { return [] }
      return start(question, presenting: settled.isSuccess ? .refreshing : .loading, for: .owner)
    }
  }

  var mustWaitForNetwork: Bool { rules.waitsForNetwork && !isOnline }
}

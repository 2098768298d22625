extension LoaderMachine {
  /// A run has delivered a value.
  mutating func received(_ value: Value, run id: Int, at now: Moment) -> [Action] {
    guard case .running(var run) = state, run.id == id else { return [] }
    var actions = run.endIndicator(.completed)
    run.presentation = .delivered
    run.retries = 0
    run.progress = nil
    run.base = Settled(content: .success(value), question: run.question, updated: now)
    if run.question.source.isContinuous, !run.refreshWaiters.isEmpty {
      actions.append(.resume(run.refreshWaiters.sorted()))
      run.waiters.subtract(run.refreshWaiters)
      run.refreshWaiters = []
    }
    lastFailure = nil
    deliveryCount += 1
    state = .running(run)
    contentRevision += 1
    return actions
  }

  /// A run has come further.
  mutating func reported(_ progress: LoadProgress, run id: Int) {
    guard case .running(var run) = state, run.id == id, run.progress != progress else { return }
    if case .delivered = run.presentation { return }
    run.progress = progress
    state = .running(run)
  }

  /// A run has come to its end.
  mutating func finished(run id: Int, at now: Moment, random: Double) -> [Action] {
    guard case .running(let run) = state, run.id == id else { return [] }
    guard case .delivered = run.presentation else {
      return failed(LoaderError.endedWithoutValue, run: id, at: now, random: random)
    }
    return settle(run.base, ending: .completed)
  }

  /// A run has thrown.
  mutating func failed(
    _ error: any Error, run id: Int, at now: Moment, random: Double
  ) -> [Action] {
    guard case .running(var run) = state, run.id == id else { return [] }
    if rules.cancellation.isCancellation(error) { return settle(run.base, ending: .cancelled) }

    lastFailure = error
    let lacksConnection = rules.isConnectionFailure(error)
    if mustWaitForNetwork, lacksConnection || rules.retry.isTransient(error) {
      return waitForNetwork()
    }
    let retry = run.retries + 1
    if let delay = rules.retry.delay(beforeRetry: retry, after: error, random: random) {
      var wait = RetryWait(
        error: error, retry: retry, limit: rules.retry.maximumRetries,
        moment: now.advanced(by: delay), secondsRemaining: 0)
      let next = wait.count(at: now)
      // A new number, so that what the failed attempt may still say is not heard.
      lastRun += 1
      run.id = lastRun
      run.retries = retry
      run.progress = nil
      run.stage = .waitingToRetry(wait)
      state = .running(run)
      return [.wake(at: next)]
    }
    var outcome = run.base
    switch run.presentation {
    case .loading, .previous:
      outcome = Settled(content: .failure(error), question: run.question)
    case .refreshing, .delivered:
      outcome.refreshFailure = error
    }
    outcome.lacksConnection = rules.waitsForNetwork && lacksConnection
    return settle(outcome, ending: .completed)
  }

  /// Somebody gave the work up on purpose.
  mutating func cancel() -> [Action] {
    abandon()
  }

  /// The task of a waiter was cancelled.
  mutating func waiterCancelled(_ waiter: Int) -> [Action] {
    guard case .running(var run) = state, run.waiters.remove(waiter) != nil else { return [] }
    run.refreshWaiters.remove(waiter)
    state = .running(run)
    let isWanted = run.isHeld || !run.waiters.isEmpty
    return [.resume([waiter])] + (isWanted ? [] : abandon())
  }

  /// Restores what stood before the work, which nobody wants any more.
  mutating func abandon() -> [Action] {
    guard case .running(let run) = state else { return [] }
    return [.cancelWork] + settle(run.base, ending: .cancelled)
  }

  private mutating func settle(
    _ outcome: Settled, ending: IndicatorMachine.Ending
  ) -> [Action] {
    guard case .running(var run) = state else { return [] }
    state = .settled(outcome)
    switch run.presentation {
    case .loading, .previous: contentRevision += 1
    case .refreshing, .delivered: break
    }
    var actions = [.stopWaking] + run.endIndicator(ending)
    if !run.waiters.isEmpty { actions.append(.resume(run.waiters.sorted())) }
    return actions
  }
}

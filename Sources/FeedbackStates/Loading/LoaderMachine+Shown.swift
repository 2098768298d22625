extension LoaderMachine {
  /// What stands, or would stand if the present work were given up.
  var settled: Settled {
    switch state {
    case .settled(let settled): return settled
    case .running(let run): return run.base
    }
  }

  /// The question that was asked last.
  var question: LoadQuestion<Value>? {
    switch state {
    case .settled(let settled): return settled.question
    case .running(let run): return run.question
    }
  }

  /// The state to show.
  var content: Loadable<Value> {
    if case .running(let run) = state, case .loading = run.presentation { return .loading }
    switch settled.content {
    case .notInitiated: return .notInitiated
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(error)
    }
  }

  /// Whether the content on screen is being asked for anew.
  var isRefreshing: Bool {
    guard case .running(let run) = state else { return false }
    switch run.presentation {
    case .refreshing, .previous: return true
    case .loading, .delivered: return false
    }
  }

  /// Whether the content on screen answers another question than the present one.
  var isPrevious: Bool {
    guard case .running(let run) = state, case .previous = run.presentation else { return false }
    return true
  }

  /// Why the content on screen could not be brought up to date.
  var refreshFailure: (any Error)? {
    guard case .settled(let settled) = state else { return nil }
    return settled.refreshFailure
  }

  var progress: LoadProgress? {
    guard case .running(let run) = state else { return nil }
    return run.progress
  }

  var activity: LoadActivity {
    guard case .running(let run) = state else { return .idle }
    switch run.stage {
    case .waitingToRetry(let wait): return .waitingToRetry(wait)
    case .waitingForNetwork: return .waitingForNetwork
    case .working:
      if case .delivered = run.presentation { return .streaming }
      return .working
    }
  }

  /// Whether the content is too old to be shown without asking again.
  func isStale(at now: Moment) -> Bool {
    guard settled.isSuccess else { return false }
    if settled.isInvalidated { return true }
    guard let staleAfter = rules.staleAfter, let updated = settled.updated else { return false }
    return updated.duration(to: now) >= staleAfter
  }

  func isWaiting(_ waiter: Int) -> Bool {
    guard case .running(let run) = state else { return false }
    return run.waiters.contains(waiter)
  }
}

extension LoaderMachine.Settled {
  var isSuccess: Bool {
    guard case .success = content else { return false }
    return true
  }
}

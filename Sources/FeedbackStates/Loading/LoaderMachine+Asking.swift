extension LoaderMachine {
  /// Sees to it that there is an answer: asks when there is none, or when it is stale.
  mutating func load(
    _ newQuestion: LoadQuestion<Value>? = nil,
    keepingPrevious: Bool = false,
    by caller: Caller,
    at now: Moment
  ) -> [Action] {
    guard let question = newQuestion ?? self.question else { return failForWantOfSource() }
    if case .running(let run) = state, run.question.id == question.id { return join(caller) }
    if question.id == settled.question?.id { useNewestSource(question) }

    let base = settled
    guard base.question?.id == question.id || base.question == nil else {
      let keeps = keepingPrevious && base.isSuccess
      return start(question, presenting: keeps ? .previous : .loading, for: caller)
    }
    guard case .success = base.content else {
      return start(question, presenting: .loading, for: caller)
    }
    if question.source.isContinuous || isStale(at: now) {
      return start(question, presenting: .refreshing, for: caller)
    }
    // The answer is here; whatever else was under way is no longer wanted.
    return abandon()
  }

  /// Asks the same question again and keeps the content meanwhile.
  mutating func refresh(by caller: Caller) -> [Action] {
    guard let question else { return failForWantOfSource() }
    if case .running(let run) = state {
      // A subscription is not asked again by joining it.
      guard case .delivered = run.presentation, question.source.isContinuous else {
        return join(caller) + hurry()
      }
    }
    return start(question, presenting: settled.isSuccess ? .refreshing : .loading, for: caller)
  }

  /// Lets go of the content and asks the same question again.
  mutating func reload(by caller: Caller) -> [Action] {
    guard let question else { return failForWantOfSource() }
    if case .running(let run) = state {
      switch run.presentation {
      case .loading: return join(caller) + hurry()
      case .refreshing, .previous, .delivered: break
      }
    }
    return start(question, presenting: .loading, for: caller)
  }

  /// Keeps the closure of the newest call, which may capture newer values than the first one.
  private mutating func useNewestSource(_ question: LoadQuestion<Value>) {
    switch state {
    case .settled(var settled):
      settled.question = question
      state = .settled(settled)
    case .running(var run):
      run.base.question = question
      state = .running(run)
    }
  }

  /// Joins work that runs.
  ///
  /// The owner's interest outlives any waiter's.
  private mutating func join(_ caller: Caller) -> [Action] {
    guard case .running(var run) = state else { return [] }
    run.add(caller)
    state = .running(run)
    return []
  }

  /// Ends a wait between attempts because the person asks for the next one now.
  private mutating func hurry() -> [Action] {
    guard case .running(let run) = state else { return [] }
    switch run.stage {
    case .working: return []
    case .waitingToRetry, .waitingForNetwork: return beginAttempt(regardless: true)
    }
  }

  mutating func start(
    _ question: LoadQuestion<Value>,
    presenting presentation: Run.Presentation,
    for caller: Caller
  ) -> [Action] {
    var actions: [Action] = []
    let wasLoading = content.isLoading
    if question.id != self.question?.id { lastFailure = nil }
    lastRun += 1
    var run = Run(
      id: lastRun, question: question, base: settled, presentation: presentation, stage: .working)
    if case .running(let old) = state {
      actions += [.cancelWork, .stopWaking]
      if old.question.id == question.id {
        run.isHeld = old.isHeld
        run.waiters = old.waiters
        run.refreshWaiters = old.refreshWaiters
      } else if !old.waiters.isEmpty {
        actions.append(.resume(old.waiters.sorted()))
      }
      run.openIndicator = old.openIndicator
    }
    run.add(caller)
    state = .running(run)
    if wasLoading || content.isLoading { contentRevision += 1 }
    return actions + beginAttempt()
  }

  private mutating func failForWantOfSource() -> [Action] {
    var settled = settled
    settled.content = .failure(LoaderError.noSource)
    state = .settled(settled)
    contentRevision += 1
    return []
  }
}

extension LoaderMachine.Run {
  mutating func add(_ caller: LoaderMachine.Caller) {
    switch caller {
    case .owner:
      isHeld = true
    case .waiter(let id):
      waiters.insert(id)
    case .refreshWaiter(let id):
      isHeld = true
      waiters.insert(id)
      refreshWaiters.insert(id)
    }
  }

  /// The indicator that is due while attempts are made.
  var indicator: LoaderMachine.IndicatorKind? {
    switch presentation {
    case .loading: return .page
    case .refreshing, .previous: return .refresh
    case .delivered: return nil
    }
  }

  /// Begins the indicator that is due.
  ///
  /// The wait of the person counts from the first attempt, so one that stands for the same work
  /// goes on standing.
  mutating func beginIndicator(isNewWork: Bool) -> [LoaderMachine.Action] {
    var actions: [LoaderMachine.Action] = []
    if openIndicator != indicator { actions += endIndicator(.cancelled) }
    if let indicator, isNewWork || openIndicator == nil {
      actions.append(.beginIndicator(indicator))
    }
    openIndicator = indicator
    return actions
  }

  mutating func endIndicator(_ ending: IndicatorMachine.Ending) -> [LoaderMachine.Action] {
    guard let indicator = openIndicator else { return [] }
    openIndicator = nil
    return [.endIndicator(indicator, ending)]
  }
}

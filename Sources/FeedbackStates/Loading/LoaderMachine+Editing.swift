extension LoaderMachine {
  /// Changes the content on screen.
  ///
  /// A refresh that began before the change might bring back what stood before it, so it begins
  /// anew; its waiters wait on.
  mutating func edit(_ change: (inout Value) -> Void) -> [Action] {
    guard case .success(var value) = content else { return [] }
    change(&value)
    contentRevision += 1
    switch state {
    case .settled(var settled):
      settled.content = .success(value)
      state = .settled(settled)
      return []
    case .running(var run):
      run.base.content = .success(value)
      state = .running(run)
      guard case .refreshing = run.presentation, case .working = run.stage else { return [] }
      return [.cancelWork] + beginAttempt()
    }
  }

  /// Marks the content as stale, so that the next load asks again.
  mutating func invalidate() {
    switch state {
    case .settled(var settled):
      settled.isInvalidated = true
      state = .settled(settled)
    case .running(var run):
      run.base.isInvalidated = true
      state = .running(run)
    }
  }
}

extension ManualClock {
  /// Lets time pass, stopping at each instant that somebody sleeps until, so that what they do
  /// happens at its own time.
  ///
  /// - Parameter duration: How much time passes. Nothing happens for less than zero.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass up to an instant, stopping at each instant that somebody sleeps until.
  ///
  /// - Parameter instant: The new present.
  public func advance(to instant: Instant) async {
    await settle()
    while let deadline = nextDeadline, deadline <= instant {
      jump(to: deadline)
      await settle()
    }
    jump(to: instant)
    await settle()
  }

  /// Lets time pass until nobody sleeps any more.
  ///
  /// - Parameter limit: The most time that may pass, for work that sleeps again and again.
  /// - Returns: Whether everyone is awake.
  @discardableResult
  public func runUntilIdle(limit: Duration = .seconds(3600)) async -> Bool {
    let end = now.advanced(by: limit)
    await settle()
    while let deadline = nextDeadline, deadline <= end {
      jump(to: deadline)
      await settle()
    }
    return nextDeadline == nil
  }
}

/// A clock that stands still until it is told to go on.
///
///     let clock = ManualClock()
///     let loader = Loader(options: LoaderOptions(clock: clock)) { try await gate.run() }
///     loader.load()
///     await clock.advance(by: .milliseconds(300))
///     #expect(loader.indicator.phase.isVisible)
///
/// Safe to use from any thread.
public final class ManualClock: Clock {
  /// A point in the time of a manual clock.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the clock was made.
    public let sinceStart: Duration

    /// Makes an instant.
    ///
    /// - Parameter sinceStart: The time since the clock was made.
    public init(sinceStart: Duration) {
      self.sinceStart = sinceStart
    }

    /// An instant this much later.
    ///
    /// - Parameter duration: How much later; negative for earlier.
    /// - Returns: The instant.
    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    /// The time from this instant to another.
    ///
    /// - Parameter other: The other instant.
    /// - Returns: The time; negative when the other is earlier.
    public func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    /// Whether one instant is before another.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.sinceStart < rhs.sinceStart
    }
  }

  struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  struct CountWaiter {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  struct State {
    var now = Instant(sinceStart: .zero)
    var lastID = 0
    var sleepers: [Sleeper] = []
    /// Sleepers whose task was cancelled before they lay down.
    var cancelled: Set<Int> = []
    var countWaiters: [CountWaiter] = []
  }

  private let state = Locked(State())

  /// Makes a clock that stands at its start.
  public init() {}

  /// The present instant.
  public var now: Instant { state.withLock { $0.now } }

  /// The least difference between two instants.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep on this clock.
  public var sleepersCount: Int { state.withLock { $0.sleepers.count } }

  /// The earliest instant that somebody sleeps until; `nil` when nobody sleeps.
  public var nextDeadline: Instant? {
    state.withLock { $0.sleepers.map(\.deadline).min() }
  }

  /// Sleeps until the clock has been advanced to an instant.
  ///
  /// - Parameters:
  ///   - deadline: When to go on. One that has passed returns at once.
  ///   - tolerance: Not used: this clock is exact.
  /// - Throws: `CancellationError` when the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        layDown(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func layDown(_ sleeper: Sleeper) {
    // Continuations are resumed outside the lock: what they wake may call the clock again.
    let wake: () -> Void = state.withLock { state in
      if state.cancelled.remove(sleeper.id) != nil {
        return { sleeper.continuation.resume(throwing: CancellationError()) }
      }
      guard sleeper.deadline > state.now else { return { sleeper.continuation.resume() } }
      state.sleepers.append(sleeper)
      let count = state.sleepers.count
      let satisfied = state.countWaiters.filter { $0.count <= count }
      state.countWaiters.removeAll { $0.count <= count }
      return { for waiter in satisfied { waiter.continuation.resume() } }
    }
    wake()
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = state.withLock { state in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Waits until at least this many tasks sleep on this clock.
  ///
  /// - Parameter count: How many.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isSatisfied = state.withLock { state in
        guard state.sleepers.count < count else { return true }
        state.countWaiters.append(CountWaiter(count: count, continuation: continuation))
        return false
      }
      if isSatisfied { continuation.resume() }
    }
  }

  /// Moves the time on and wakes everyone whose instant has come, earliest first, without letting
  /// any of them run before it returns.
  ///
  /// - Parameter instant: The new present. One in the past changes nothing.
  public func jump(to instant: Instant) {
    let due = state.withLock { state in
      state.now = max(state.now, instant)
      let now = state.now
      let due = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due.sorted(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) {
      sleeper.continuation.resume()
    }
  }
}

/// Any clock, read as ``Moment``s.
///
/// The instants of an `any Clock<Duration>` cannot be stored or compared. A timekeeper opens the
/// clock once and counts from there.
public struct Timekeeper: Sendable {
  private let readNow: @Sendable () -> Moment
  private let sleepUntil: @Sendable (Moment) async throws -> Void

  /// Makes a timekeeper that counts from now.
  ///
  /// - Parameter clock: The clock to read; `ContinuousClock` by default, which goes on while the
  ///   device sleeps.
  public init(_ clock: some Clock<Duration> = ContinuousClock()) {
    let start = clock.now
    readNow = { Moment(sinceStart: start.duration(to: clock.now)) }
    sleepUntil = { moment in
      try await clock.sleep(until: start.advanced(by: moment.sinceStart), tolerance: nil)
    }
  }

  /// The present moment.
  public var now: Moment { readNow() }

  /// Waits until a moment has come.
  ///
  /// - Parameter moment: When to go on. A moment in the past returns at once.
  /// - Throws: `CancellationError` when the task is cancelled first.
  public func sleep(until moment: Moment) async throws {
    try await sleepUntil(moment)
  }
}

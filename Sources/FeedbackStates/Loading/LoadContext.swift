/// What running work tells its loader, from whatever actor it runs on.
public struct LoadContext<Value: Sendable>: Sendable {
  /// Tells the time, on the clock of the loader.
  public let timekeeper: Timekeeper
  private let onValue: @MainActor @Sendable (Value) -> Void
  private let onProgress: @MainActor @Sendable (LoadProgress) -> Void

  /// Makes a context, for code that runs a source without a loader.
  ///
  /// - Parameters:
  ///   - timekeeper: Tells the time.
  ///   - onValue: Takes each value.
  ///   - onProgress: Takes each progress.
  public init(
    timekeeper: Timekeeper = Timekeeper(),
    onValue: @escaping @MainActor @Sendable (Value) -> Void,
    onProgress: @escaping @MainActor @Sendable (LoadProgress) -> Void = { _ in }
  ) {
    self.timekeeper = timekeeper
    self.onValue = onValue
    self.onProgress = onProgress
  }

  /// Delivers a value and returns when the loader has taken it.
  ///
  /// - Parameter value: The answer, or the newest of several.
  /// - Throws: `CancellationError` when nobody wants the value any more.
  public func deliver(_ value: Value) async throws {
    try Task.checkCancellation()
    await onValue(value)
    try Task.checkCancellation()
  }

  /// Reports how far the work has come and returns when the loader has taken it.
  ///
  /// Reports arrive in the order in which they are made. Each change draws the view again, so
  /// report as often as a person can see it, not for every byte.
  ///
  /// - Parameter progress: How far the work has come.
  public func report(_ progress: LoadProgress) async {
    await onProgress(progress)
  }
}

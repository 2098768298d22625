/// Steps between a loader and its source: the one hook for forcing states, tracing and the like.
public protocol LoadInterceptor: Sendable {
  /// Gives the source to run in place of another.
  ///
  /// Called once for each attempt, on the main actor.
  ///
  /// - Parameter source: The source that the loader was about to run.
  /// - Returns: The source that it runs.
  @MainActor
  func intercept<Value: Sendable>(_ source: LoadSource<Value>) -> LoadSource<Value>
}

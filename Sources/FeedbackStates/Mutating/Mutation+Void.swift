extension Mutation where Input == Void {
  /// Starts the work, unless it is under way.
  ///
  /// - Returns: `nil` if the work started, otherwise why not.
  @discardableResult
  public func run() -> MutationRefusal? {
    run(())
  }

  /// Starts the work and waits for its end.
  ///
  /// - Returns: How it ended.
  public func perform() async -> MutationOutcome<Output> {
    await perform(())
  }
}

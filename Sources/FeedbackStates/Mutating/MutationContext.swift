/// What an operation is told about the run that it carries out.
public struct MutationContext: Sendable {
  /// The name of the person's intention: send it along, so that the work is done once.
  public let intentKey: IntentKey
  /// How often this intention was tried, this time included: 1 for the first.
  public let attempt: Int

  private let reportProgress: @MainActor @Sendable (Double) -> Void

  /// Creates a context, for calling an operation in a test.
  ///
  /// - Parameters:
  ///   - intentKey: The name of the intention.
  ///   - attempt: How often it was tried, this time included.
  ///   - onProgress: Takes each report, a fraction from 0 to 1.
  public init(
    intentKey: IntentKey = IntentKey(), attempt: Int = 1,
    onProgress: @escaping @MainActor @Sendable (Double) -> Void = { _ in }
  ) {
    self.intentKey = intentKey
    self.attempt = attempt
    reportProgress = onProgress
  }

  /// Says how much is done, as a fraction from 0 to 1.
  ///
  /// Values outside are brought inside, and progress never goes back. A report of a run that is no
  /// longer under way changes nothing.
  ///
  /// - Parameter fraction: How much is done.
  @MainActor
  public func report(progress fraction: Double) {
    reportProgress(fraction)
  }
}

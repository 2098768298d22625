/// Tells a cancellation from a failure.
///
/// Cancellations come in many shapes: Swift's own error, a URL session's, an error code of a
/// networking library. The standard classifier knows the common ones; others are added:
///
///     let classifier = CancellationClassifier.standard.or { error in
///       (error as? GRPCError)?.code == .cancelled
///     }
public struct CancellationClassifier: Sendable {
  private let classify: @Sendable (any Error) -> Bool

  /// Makes a classifier from a predicate alone.
  ///
  /// - Parameter classify: Answers whether an error is a cancellation. Called on any thread.
  public init(_ classify: @escaping @Sendable (any Error) -> Bool) {
    self.classify = classify
  }

  /// Whether an error is a cancellation.
  ///
  /// - Parameter error: The error that ended the work.
  /// - Returns: `true` when the work was given up rather than failed.
  public func isCancellation(_ error: any Error) -> Bool {
    classify(error)
  }

  /// A classifier that also takes what a predicate accepts.
  ///
  /// - Parameter other: Answers whether an error is a cancellation. Called on any thread.
  /// - Returns: A classifier that accepts what either accepts.
  public func or(_ other: @escaping @Sendable (any Error) -> Bool) -> CancellationClassifier {
    let classify = classify
    return CancellationClassifier { classify($0) || other($0) }
  }

  /// Swift's `CancellationError`, `URLError.cancelled`, and the `NSError`s that mean the same.
  public static let standard = CancellationClassifier { error in
    error is CancellationError || cancellations.contains(error.identity)
  }

  /// NSURLErrorCancelled and NSUserCancelledError.
  private static let cancellations: Set<ErrorIdentity> = [
    ErrorIdentity(domain: "NSURLErrorDomain", code: -999),
    ErrorIdentity(domain: "NSCocoaErrorDomain", code: 3072),
  ]
}

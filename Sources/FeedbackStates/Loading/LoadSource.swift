/// Where a loader's answers come from.
///
/// Most loaders are made with a closure and never name a source. A source is named when there is
/// more to say: several values, or how far the work has come.
public struct LoadSource<Value: Sendable>: Sendable {
  /// Whether the source goes on by itself after its first value, as a subscription does.
  ///
  /// `Loader.load()` starts such a source again even when its content is fresh.
  public let isContinuous: Bool
  /// Does the work.
  ///
  /// The last value may be returned rather than delivered, so that a loader takes the value and the
  /// end of the work in one turn.
  let work: @Sendable (LoadContext<Value>) async throws -> Value?

  /// Makes a source that delivers values itself.
  ///
  /// Each value that the body delivers is shown at once, so a body may deliver what a cache holds
  /// and then what the server says. A body that ends without a value has failed with
  /// ``LoaderError/endedWithoutValue``.
  ///
  /// - Parameters:
  ///   - isContinuous: Whether the body goes on by itself after its first value.
  ///   - body: Does the work, off the main actor unless it says otherwise. It is cancelled when
  ///     nobody waits for it any more, and what it delivers then is ignored.
  public init(
    isContinuous: Bool = false,
    body: @escaping @Sendable (LoadContext<Value>) async throws -> Void
  ) {
    self.isContinuous = isContinuous
    work = { context in
      try await body(context)
      return nil
    }
  }

  /// Makes a source of one value.
  ///
  /// - Parameter operation: Does the work and returns its answer; off the main actor unless it says
  ///   otherwise. What it throws is the reason of the failure, unless it is a cancellation.
  public init(_ operation: @escaping @Sendable () async throws -> Value) {
    self.init(work: { _ in try await operation() })
  }

  /// A source of one value that says how far it has come.
  ///
  /// - Parameter operation: Does the work, reports through its argument, returns the answer.
  /// - Returns: The source.
  public static func reporting(
    _ operation: @escaping @Sendable (LoadContext<Value>) async throws -> Value
  ) -> LoadSource {
    LoadSource(work: operation)
  }

  /// A source of all the values of an asynchronous sequence.
  ///
  /// - Parameter makeSequence: Makes the sequence; called for each run.
  /// - Returns: The source, which is continuous.
  public static func values<Values: AsyncSequence & SendableMetatype>(
    of makeSequence: @escaping @Sendable () async throws -> Values
  ) -> LoadSource where Values.Element == Value, Values.AsyncIterator: SendableMetatype {
    LoadSource(isContinuous: true) { context in
      for try await value in try await makeSequence() {
        try await context.deliver(value)
      }
    }
  }

  /// Runs the source to its end; for sources that wrap another.
  ///
  /// - Parameter context: What takes the values and the progress.
  /// - Throws: What the source throws.
  public func run(_ context: LoadContext<Value>) async throws {
    if let value = try await work(context) { try await context.deliver(value) }
  }

  private init(work: @escaping @Sendable (LoadContext<Value>) async throws -> Value?) {
    isContinuous = false
    self.work = work
  }
}

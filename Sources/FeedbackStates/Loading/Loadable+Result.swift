extension Loadable {
  /// Makes the state that a result stands for.
  ///
  /// - Parameter result: A success or a failure.
  public init(_ result: Result<Value, some Error>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// Makes a success from what a closure returns, or a failure from what it throws.
  ///
  /// - Parameter body: Called once, at once.
  public init(catching body: () throws -> Value) {
    do {
      self = .success(try body())
    } catch {
      self = .failure(error)
    }
  }

  /// Makes a success from what a closure returns, or a failure from what it throws.
  ///
  /// Runs on the caller's actor. A cancellation is an error like any other here; ``Loader`` tells
  /// the two apart.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the closure runs on; the caller's by default.
  ///   - body: Called once, at once.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws -> Value
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The finished question as a result; `nil` while there is neither answer nor failure.
  public var result: Result<Value, any Error>? {
    switch self {
    case .notInitiated, .loading: return nil
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(error)
    }
  }
}

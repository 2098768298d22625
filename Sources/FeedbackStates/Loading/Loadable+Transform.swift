extension Loadable {
  /// The same state with its answer transformed.
  ///
  /// - Parameter transform: Called once with the answer, and only when there is one.
  /// - Returns: The transformed answer, or the state as it was.
  /// - Throws: What `transform` throws.
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Loadable<NewValue> {
    switch self {
    case .notInitiated: return .notInitiated
    case .loading: return .loading
    case .success(let value): return .success(try transform(value))
    case .failure(let error): return .failure(error)
    }
  }

  /// The same state with its error transformed.
  ///
  /// - Parameter transform: Called once with the error, and only when there is one.
  /// - Returns: The transformed failure, or the state as it was.
  /// - Throws: What `transform` throws.
  public func mapError<Failure: Error>(
    _ transform: (any Error) throws(Failure) -> any Error
  ) throws(Failure) -> Loadable<Value> {
    guard case .failure(let error) = self else { return self }
    return .failure(try transform(error))
  }

  /// The state that the answer leads to.
  ///
  /// - Parameter transform: Called once with the answer, and only when there is one.
  /// - Returns: What `transform` returns, or the state as it was.
  /// - Throws: What `transform` throws.
  public func flatMap<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Loadable<NewValue>
  ) throws(Failure) -> Loadable<NewValue> {
    switch self {
    case .notInitiated: return .notInitiated
    case .loading: return .loading
    case .success(let value): return try transform(value)
    case .failure(let error): return .failure(error)
    }
  }

  /// The state that takes a failure's place.
  ///
  /// - Parameter transform: Called once with the error, and only when there is one.
  /// - Returns: What `transform` returns, or the state as it was.
  /// - Throws: What `transform` throws.
  public func recover<Failure: Error>(
    _ transform: (any Error) throws(Failure) -> Loadable<Value>
  ) throws(Failure) -> Loadable<Value> {
    guard case .failure(let error) = self else { return self }
    return try transform(error)
  }
}

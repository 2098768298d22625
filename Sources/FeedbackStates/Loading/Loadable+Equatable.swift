extension Loadable: Equatable where Value: Equatable {
  /// Whether two states are the same; failures are compared with ``errorsAreEqual(_:_:)``.
  public static func == (lhs: Loadable, rhs: Loadable) -> Bool {
    switch (lhs, rhs) {
    case (.notInitiated, .notInitiated), (.loading, .loading): return true
    case (.success(let lhs), .success(let rhs)): return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): return errorsAreEqual(lhs, rhs)
    case (.notInitiated, _), (.loading, _), (.success, _), (.failure, _): return false
    }
  }
}

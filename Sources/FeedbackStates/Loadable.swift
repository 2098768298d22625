/// The state of one asynchronous value.
public enum Loadable<Value> {
  /// Nothing has been asked yet.
  case notInitiated
  /// The question is under way and there is no answer yet.
  case loading
  /// The answer.
  case success(Value)
  /// The reason why there is no answer.
  case failure(any Error)
}

extension Loadable: Sendable where Value: Sendable {}

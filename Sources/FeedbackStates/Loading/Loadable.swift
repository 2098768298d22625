/// The state of one asynchronous value.
///
/// There are exactly four states, and one value holds all that a view needs in order to choose
/// what it shows. A view switches over it and handles every case:
///
///     switch loader.state {
///     case .notInitiated, .loading: ProgressView()
///     case .success(let books) where books.isEmpty: EmptyShelf()
///     case .success(let books): BookList(books)
///     case .failure(let error): Failure(error)
///     }
///
/// Errors need no extra care to cross actors: `Error` refines `Sendable`, so a `Loadable` is
/// `Sendable` whenever its value is.
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

extension Loadable {
  /// The answer, when there is one.
  ///
  /// A view must not decide with this property alone: the other three states would be lost.
  public var value: Value? {
    guard case .success(let value) = self else { return nil }
    return value
  }

  /// The reason of a failure, when there is one.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }

  /// Whether nothing has been asked yet.
  public var isNotInitiated: Bool {
    guard case .notInitiated = self else { return false }
    return true
  }

  /// Whether the question is under way.
  public var isLoading: Bool {
    guard case .loading = self else { return false }
    return true
  }

  /// Whether there is an answer.
  public var isSuccess: Bool {
    guard case .success = self else { return false }
    return true
  }

  /// Whether the question failed.
  public var isFailure: Bool {
    guard case .failure = self else { return false }
    return true
  }
}

extension Loadable where Value: Collection {
  /// Whether there is an answer and it has no elements.
  ///
  /// `false` in the three other states: what has not been loaded is not known to be empty.
  public var isEmpty: Bool {
    guard case .success(let elements) = self else { return false }
    return elements.isEmpty
  }
}

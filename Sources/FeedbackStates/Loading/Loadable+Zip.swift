extension Loadable {
  /// One state for several questions that a screen needs together.
  ///
  /// What decides is, in this order:
  ///
  /// 1. a failure, the leftmost first;
  /// 2. loading;
  /// 3. not initiated;
  /// 4. success, with all answers in a tuple.
  ///
  /// So a person sees at once what failed, and sees content only when all of it is there:
  ///
  ///     switch book.state.zip(reviews.state) {
  ///     case .success((let book, let reviews)): …
  ///     }
  ///
  /// - Parameter others: The states of the other questions.
  /// - Returns: The combined state.
  public func zip<each Other>(
    _ others: repeat Loadable<each Other>
  ) -> Loadable<(Value, repeat each Other)> {
    var failure = error
    var anyLoading = isLoading
    var anyNotInitiated = isNotInitiated
    for other in repeat each others {
      failure = failure ?? other.error
      anyLoading = anyLoading || other.isLoading
      anyNotInitiated = anyNotInitiated || other.isNotInitiated
    }
    if let failure { return .failure(failure) }
    if anyLoading { return .loading }
    if anyNotInitiated { return .notInitiated }
    do {
      return .success((try requireValue(), repeat try (each others).requireValue()))
    } catch {
      preconditionFailure("zip: every state was a success a moment ago, now one is not")
    }
  }

  private func requireValue() throws -> Value {
    guard case .success(let value) = self else { throw NoValue() }
    return value
  }
}

private struct NoValue: Error {}

extension Loadable {
  /// One state for two questions that a screen needs together.
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
  ///     case .success((let book, let reviews)): BookPage(book, reviews)
  ///     …
  ///     }
  ///
  /// - Parameter other: The state of the other question.
  /// - Returns: The combined state.
  public func zip<Other>(_ other: Loadable<Other>) -> Loadable<(Value, Other)> {
    switch (self, other) {
    case (.failure(let error), _), (_, .failure(let error)): return .failure(error)
    case (.loading, _), (_, .loading): return .loading
    case (.notInitiated, _), (_, .notInitiated): return .notInitiated
    case (.success(let value), .success(let other)): return .success((value, other))
    }
  }

  /// One state for three questions that a screen needs together.
  ///
  /// The precedence is that of ``zip(_:)``: failure, the leftmost first; loading; not initiated;
  /// success. For more questions than three, zip what has been zipped.
  ///
  /// - Parameters:
  ///   - second: The state of the second question.
  ///   - third: The state of the third question.
  /// - Returns: The combined state.
  public func zip<Second, Third>(
    _ second: Loadable<Second>, _ third: Loadable<Third>
  ) -> Loadable<(Value, Second, Third)> {
    // The precedence is associative, so pairs of pairs keep it.
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
}

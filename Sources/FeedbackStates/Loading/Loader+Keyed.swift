extension Loader {
  /// Sees to it that there is an answer to a question, and returns when there is.
  ///
  /// The key says which question it is. The same key again is the same question, for which the
  /// rules of `load()` hold. Another key is another question: it supersedes work for the old one.
  ///
  ///     .task(id: query) {
  ///       await results.load(id: query) { try await library.search(query) }
  ///     }
  ///
  /// - Parameters:
  ///   - id: Which question it is.
  ///   - keepingPrevious: Whether the answer to the question before stays on screen meanwhile,
  ///     marked with ``Loader/isPrevious``. If the new question fails, the old answer goes.
  ///   - operation: Answers the question.
  public func load(
    id: some Hashable & Sendable,
    keepingPrevious: Bool = false,
    _ operation: @escaping @Sendable () async throws -> Value
  ) async {
    await load(id: id, keepingPrevious: keepingPrevious, from: LoadSource(operation))
  }

  /// Sees to it that there is an answer to a question, without waiting for it.
  ///
  /// - Parameters:
  ///   - id: Which question it is.
  ///   - keepingPrevious: Whether the answer to the question before stays on screen meanwhile.
  ///   - operation: Answers the question.
  public func load(
    id: some Hashable & Sendable,
    keepingPrevious: Bool = false,
    _ operation: @escaping @Sendable () async throws -> Value
  ) {
    load(id: id, keepingPrevious: keepingPrevious, from: LoadSource(operation))
  }

  /// Sees to it that there is an answer to a question, and returns when its source ends.
  ///
  /// - Parameters:
  ///   - id: Which question it is.
  ///   - keepingPrevious: Whether the answer to the question before stays on screen meanwhile.
  ///   - source: Answers the question.
  public func load(
    id: some Hashable & Sendable, keepingPrevious: Bool = false, from source: LoadSource<Value>
  ) async {
    let question = LoadQuestion(id: LoadID(id), source: source)
    await wait { machine, waiter, now in
      machine.load(question, keepingPrevious: keepingPrevious, by: .waiter(waiter), at: now)
    }
  }

  /// Sees to it that there is an answer to a question, without waiting for it.
  ///
  /// - Parameters:
  ///   - id: Which question it is.
  ///   - keepingPrevious: Whether the answer to the question before stays on screen meanwhile.
  ///   - source: Answers the question.
  public func load(
    id: some Hashable & Sendable, keepingPrevious: Bool = false, from source: LoadSource<Value>
  ) {
    let question = LoadQuestion(id: LoadID(id), source: source)
    perform { machine, now in
      machine.load(question, keepingPrevious: keepingPrevious, by: .owner, at: now)
    }
  }
}

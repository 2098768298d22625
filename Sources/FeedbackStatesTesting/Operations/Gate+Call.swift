extension Gate {
  /// One call that waits at a gate.
  ///
  /// It ends once: what is said later changes nothing. Safe to use from any thread.
  public final class Call: Sendable {
    private struct State {
      var continuation: CheckedContinuation<Value, any Error>?
      /// How the call ended before anybody waited for it.
      var early: Result<Value, any Error>?
      var isOver = false
      var isCancelled = false
      var observers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    init() {}

    /// Whether the task of the call was cancelled.
    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Lets the call return.
    ///
    /// Does nothing when it is over.
    ///
    /// - Parameter value: What it returns.
    public func succeed(_ value: Value) {
      end(.success(value))
    }

    /// Lets the call throw.
    ///
    /// Does nothing when it is over.
    ///
    /// - Parameter error: What it throws.
    public func fail(_ error: any Error) {
      end(.failure(error))
    }

    /// Lets the call throw `CancellationError`, although nobody cancelled its task.
    public func cancel() {
      end(.failure(CancellationError()))
    }

    /// Waits until the task of the call is cancelled, and only that ends the wait: give the suite
    /// a time limit.
    public func waitForCancellation() async {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          if !state.isCancelled { state.observers.append(continuation) }
          return state.isCancelled
        }
        if isCancelled { continuation.resume() }
      }
    }

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
      let early: Result<Value, any Error>? = state.withLock { state in
        if state.early == nil { state.continuation = continuation }
        return state.early
      }
      if let early { continuation.resume(with: early) }
    }

    func taskCancelled(_ behavior: CancellationBehavior) {
      let observers = state.withLock { state in
        state.isCancelled = true
        defer { state.observers = [] }
        return state.observers
      }
      for observer in observers { observer.resume() }
      if case .throwsError = behavior { end(.failure(CancellationError())) }
    }

    private func end(_ result: Result<Value, any Error>) {
      let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
        guard !state.isOver else { return nil }
        state.isOver = true
        if state.continuation == nil { state.early = result }
        defer { state.continuation = nil }
        return state.continuation
      }
      continuation?.resume(with: result)
    }
  }
}

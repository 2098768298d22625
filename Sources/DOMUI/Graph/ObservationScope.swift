import Synchronization

/// Notices when something that a piece of code read has changed.
///
/// Each tracking also reads a token of the scope's own. Changing the token ends the tracking and
/// frees its entries in the models that it read, which a bare `withObservationTracking` would keep
/// until one of them changes.
final class ObservationScope: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let generation = Atomic<Int>(0)

  private var token: Int { 0 }

  /// Runs `apply`; calls `onChange` once, on the main actor, when something that it read changes, with
  /// the transaction of the change.
  @MainActor
  func track<Result>(
    _ apply: () -> Result, onChange: @escaping @MainActor @Sendable (Transaction) -> Void
  ) -> Result {
    cancel()
    let current = generation.load(ordering: .relaxed)
    return withObservationTracking {
      registrar.access(self, keyPath: \.token)
      return apply()
    } onChange: { [weak self] in
      guard let self, self.generation.load(ordering: .relaxed) == current else { return }
      let transaction = Transaction.current
      MainTurn.run { [weak self] in
        guard let self, self.generation.load(ordering: .relaxed) == current else { return }
        onChange(transaction)
      }
    }
  }

  /// Ends the tracking.
  func cancel() {
    generation.wrappingAdd(1, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.token)
    registrar.didSet(self, keyPath: \.token)
  }
}

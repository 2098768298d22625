import Synchronization

/// Where a value of `@State` lives: on a node, observed by whoever reads it.
///
/// Readable and writable from any thread, as Apple's is.
final class StateLocation<Value>: Observable, BindingLocation, @unchecked Sendable {
  // `stored` is only touched inside `lock`; `registrar` is thread-safe; `kept` never changes and is
  // bound to the main actor.
  private let lock = NSLock()
  private let registrar = ObservationRegistrar()
  private var stored: Value
  private let kept: KeptValue?

  init(_ value: Value, kept: KeptValue? = nil) {
    stored = value
    self.kept = kept
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return lock.withLock { stored }
    }
    set {
      // Writing what is there already is no change, and must not evaluate a body.
      if let old = lock.withLock({ stored }) as? any Equatable, old.isSame(as: newValue) { return }
      registrar.withMutation(of: self, keyPath: \.value) {
        lock.withLock { stored = newValue }
      }
      guard let kept else { return }
      let text = KeptCoding.text(of: newValue)
      MainTurn.run { kept.keep(text) }
    }
  }

  func get() -> Value { value }
  func set(_ newValue: Value) { value = newValue }
}

extension StateLocation: NodeBound {
  @MainActor func leaveNode() { kept?.leave() }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

import Synchronization

/// Where a value of `@State` lives: on a node, observed by whoever reads it.
///
/// Readable and writable from any thread, as Apple's is.
final class StateLocation<Value>: Observable, BindingLocation, @unchecked Sendable {
  // `stored` and `isReadOnly` are only touched inside `lock`; `registrar` is thread-safe; `onSet`
  // is set before the location is shared.
  private let lock = NSLock()
  private let registrar = ObservationRegistrar()
  private var stored: Value
  private let onSet: (@Sendable (Value) -> Void)?

  init(_ value: Value, onSet: (@Sendable (Value) -> Void)? = nil) {
    stored = value
    self.onSet = onSet
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
      onSet?(newValue)
    }
  }

  func get() -> Value { value }
  func set(_ newValue: Value) { value = newValue }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

import Synchronization

/// Collects values from any task.
final class Recorder<Value: Sendable>: Sendable {
  private let storage = Mutex<[Value]>([])

  var values: [Value] { storage.withLock(\.self) }

  func callAsFunction(_ value: Value) {
    storage.withLock { $0.append(value) }
  }
}

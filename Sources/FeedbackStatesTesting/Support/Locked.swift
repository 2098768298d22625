import Foundation

/// A value behind a lock.
///
/// `@unchecked Sendable` is sound: `value` is private and every access holds the lock. `Mutex`
/// would do the same, but needs newer systems than this package supports.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// Which question a load asks, for any type of key.
struct LoadID: Hashable, Sendable {
  private let key: any Hashable & Sendable

  init(_ key: some Hashable & Sendable) {
    self.key = key
  }

  static func == (lhs: LoadID, rhs: LoadID) -> Bool {
    AnyHashable(lhs.key) == AnyHashable(rhs.key)
  }

  func hash(into hasher: inout Hasher) {
    AnyHashable(key).hash(into: &hasher)
  }
}

/// A question and what answers it.
struct LoadQuestion<Value: Sendable>: Sendable {
  /// `nil` for the one question of a loader that has no keys.
  let id: LoadID?
  let source: LoadSource<Value>
}

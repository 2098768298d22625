/// Any identity that may cross threads.
public struct AnySendableID: Hashable, Sendable, CustomStringConvertible {
  private let base: any Hashable & Sendable

  /// Wraps an identity.
  ///
  /// - Parameter base: The identity.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnySendableID)?.base ?? base
  }

  /// Whether two identities are of one type and equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// The identity as text.
  public var description: String { String(describing: base) }
}

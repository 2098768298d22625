/// What a field of a form is known by, in code and in a server's answer.
public struct FieldID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as the server spells it.
  public let rawValue: String

  /// Makes an identity.
  ///
  /// - Parameter rawValue: The name, as the server spells it.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes an identity from a literal.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// The name.
  public var description: String { rawValue }
}

/// A value of a JSON5 text with the place where it stands.
struct LocatedJSON: Sendable {
  /// A value and its parts, each with its place.
  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  /// A member of an object.
  struct Member: Sendable {
    var key: String
    var offset: Int
    var value: LocatedJSON
  }

  var content: Content
  /// The offset of the first byte.
  var offset: Int

  /// The value without places.
  var plain: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): Int(exactly: value).map { .int($0) } ?? .double(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.plain))
    case .object(let members): .object(members.map { (key: $0.key, value: $0.value.plain) })
    }
  }

  /// What kind of value this is, for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

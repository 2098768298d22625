import FoundationEssentials

/// A JSON value that came from outside.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a text; answers `nil` when it is not JSON or nested deeper than `maximumDepth`.
  init?(parsing bytes: [UInt8], maximumDepth: Int = 6) {
    guard Self.depth(of: bytes) <= maximumDepth,
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    else { return nil }
    self = value
  }

  /// How deep the brackets of a text nest, found without recursion.
  static func depth(of bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          deepest = max(deepest, depth)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
    }
    return deepest
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  var object: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The number when it is whole and small enough to be exact.
  var integer: Int? {
    guard case .number(let number) = self, abs(number) < 9e15 else { return nil }
    return Int(exactly: number)
  }
}

import CheckerCore

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

/// Why and where a text is not JSON5.
struct JSONError: Error, Equatable {
  var offset: Int
  var message: String
}

/// Reads JSON5: JSON with comments, trailing commas, single quotes and bare keys.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads one value that fills the whole text.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> LocatedJSON {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    try reader.skipBlanks()
    guard reader.position == bytes.count else {
      throw reader.error("there is more text behind the end of the value")
    }
    return value
  }

  /// Reads a text.
  static func read(_ text: String) throws(JSONError) -> LocatedJSON {
    try read(Array(text.utf8))
  }

  private func error(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(offset: offset ?? position, message: message)
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws(JSONError) -> LocatedJSON {
    try skipBlanks()
    let start = position
    guard let first = byte else { throw error("a value is missing") }
    switch first {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return LocatedJSON(content: .string(try text()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return LocatedJSON(content: .number(try number()), offset: start)
    default:
      switch bareWord() {
      case "true": return LocatedJSON(content: .bool(true), offset: start)
      case "false": return LocatedJSON(content: .bool(false), offset: start)
      case "null": return LocatedJSON(content: .null, offset: start)
      case "": throw error("a value is missing", at: start)
      case let word: throw error("“\(word)” needs quotes", at: start)
      }
    }
  }

  private mutating func object() throws(JSONError) -> LocatedJSON {
    let start = position
    try descend()
    var members: [LocatedJSON.Member] = []
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: "}") { break }
      let offset = position
      let key: String
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        key = try text()
      } else {
        key = bareWord()
        if key.isEmpty { throw error("a key or “}” is missing") }
      }
      if members.contains(where: { $0.key == key }) {
        throw error("the key “\(key)” stands here twice", at: offset)
      }
      try skipBlanks()
      guard byte == UInt8(ascii: ":") else { throw error("“:” is missing behind “\(key)”") }
      position += 1
      members.append(LocatedJSON.Member(key: key, offset: offset, value: try value()))
      try skipBlanks()
      if byte == UInt8(ascii: ",") {
        position += 1
      } else if byte != UInt8(ascii: "}") {
        throw error("“,” or “}” is missing")
      }
    }
    position += 1
    depth -= 1
    return LocatedJSON(content: .object(members), offset: start)
  }

  private mutating func array() throws(JSONError) -> LocatedJSON {
    let start = position
    try descend()
    var elements: [LocatedJSON] = []
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: "]") { break }
      elements.append(try value())
      try skipBlanks()
      if byte == UInt8(ascii: ",") {
        position += 1
      } else if byte != UInt8(ascii: "]") {
        throw error("“,” or “]” is missing")
      }
    }
    position += 1
    depth -= 1
    return LocatedJSON(content: .array(elements), offset: start)
  }

  private mutating func descend() throws(JSONError) {
    position += 1
    depth += 1
    if depth > 200 { throw error("the values are nested too deep") }
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    while let byte, !" \t\r\n,]}/".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let digits = text.drop { $0 == "+" || $0 == "-" }
    let value =
      digits.lowercased().hasPrefix("0x")
      ? Int(digits.dropFirst(2), radix: 16).map(Double.init)
      : Double(digits.hasPrefix(".") ? "0" + digits : digits + (digits.hasSuffix(".") ? "0" : ""))
    guard let value, value.isFinite else {
      throw error("“\(text)” is not a number", at: start)
    }
    return text.hasPrefix("-") ? -value : value
  }

  private mutating func bareWord() -> String {
    let start = position
    while let byte,
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

extension JSONReader {
  fileprivate mutating func skipBlanks() throws(JSONError) {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C: position += 1
      case UInt8(ascii: "/"):
        let start = position
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        if next == UInt8(ascii: "/") {
          while let byte = self.byte, byte != 0x0A, byte != 0x0D { position += 1 }
        } else if next == UInt8(ascii: "*") {
          position += 2
          while position + 1 < bytes.count,
            bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
          { position += 1 }
          guard position + 1 < bytes.count else { throw error("the comment has no end", at: start) }
          position += 2
        } else {
          throw error("“/” begins nothing here")
        }
      default: return
      }
    }
  }

  fileprivate mutating func text() throws(JSONError) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var text: [UInt8] = []
    while let byte {
      position += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case 0x0A, 0x0D: throw error("the text has no closing quote", at: start)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw error("the text has no closing quote", at: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte else { throw error("the text has no closing quote") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0"): text.append(0)
    case 0x0A: break
    case 0x0D: if self.byte == 0x0A { position += 1 }
    case UInt8(ascii: "x"): text += Array(String(try scalar(digits: 2)).utf8)
    case UInt8(ascii: "u"): text += Array(String(try scalar(digits: 4)).utf8)
    default: text.append(byte)
    }
  }

  private mutating func scalar(digits: Int) throws(JSONError) -> Character {
    let start = position - 2
    var value = try hex(digits)
    if (0xD800..<0xDC00).contains(value), position + 1 < bytes.count,
      bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let low = try hex(4)
      value = 0x10000 + ((value - 0xD800) << 10) + (low &- 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw error("the escape is no character", at: start)
    }
    return Character(scalar)
  }

  private mutating func hex(_ digits: Int) throws(JSONError) -> UInt32 {
    guard position + digits <= bytes.count,
      let value = UInt32(
        String(decoding: bytes[position..<(position + digits)], as: UTF8.self), radix: 16)
    else { throw error("\(digits) hexadecimal digits are missing") }
    position += digits
    return value
  }
}

/// Why and where a text is not JSON5.
struct JSONError: Error, Equatable {
  var offset: Int
  var message: String
}

/// Reads JSON5: JSON with comments, trailing commas, single quotes and bare keys.
struct JSONReader {
  let bytes: [UInt8]
  var position = 0
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

  func error(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(offset: offset ?? position, message: message)
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

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

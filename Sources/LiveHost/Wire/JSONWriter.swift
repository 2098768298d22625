import ElementTree

/// Writes JSON straight into bytes.
///
/// Texts are escaped byte by byte, so no pairing of characters (such as a quote with a combining
/// mark) can slip past; `<` is escaped too, which makes the output safe inside a script element.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init(reservingCapacity capacity: Int = 256) {
    bytes.reserveCapacity(capacity)
  }

  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { close(UInt8(ascii: "]")) }
  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { close(UInt8(ascii: "}")) }

  mutating func write(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func write(_ value: Bool) {
    separate()
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
  }

  mutating func writeNull() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a number; what JSON cannot hold (infinities and no-numbers) becomes `null`.
  mutating func write(_ value: Double) {
    guard value.isFinite else { return writeNull() }
    if let whole = Int(exactly: value) { return write(whole) }
    separate()
    bytes.append(contentsOf: "\(value)".utf8)
  }

  mutating func write(_ value: String) {
    separate()
    appendQuoted(value)
  }

  mutating func write(_ value: ElementValue) {
    switch value {
    case .string(let text): write(text)
    case .bool(let flag): write(flag)
    case .number(let number): write(number)
    }
  }

  mutating func writeKey(_ key: String) {
    separate()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Puts bytes that are JSON already into the output.
  mutating func writeRaw(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: [0x5C, 0x22])
      case UInt8(ascii: "\\"): bytes.append(contentsOf: [0x5C, 0x5C])
      case UInt8(ascii: "\n"): bytes.append(contentsOf: [0x5C, 0x6E])
      case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(Self.hexDigits[Int(byte >> 4)])
        bytes.append(Self.hexDigits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}

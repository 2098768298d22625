extension SwiftLexer {
  /// Reads an integer or floating-point literal.
  mutating func scanNumber() {
    if bytes[position] == UInt8(ascii: "0") {
      switch peek(1) {
      case UInt8(ascii: "x"): return scanHexNumber()
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        position += 2
        return skipWordRest()
      default: break
      }
    }
    skipDigits()
    let next = peek(0)
    if next == UInt8(ascii: ".") {
      // `1.a` is a member and `x.0.1` a tuple in a tuple.
      guard Self.isDigit(peek(1)), previous.kind != .period else { return }
    } else if next | 0x20 != UInt8(ascii: "e") {
      return skipWordRest()
    }
    if peek(0) == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if peek(0) | 0x20 == UInt8(ascii: "e") {
      position += 1
      if peek(0) == UInt8(ascii: "+") || peek(0) == UInt8(ascii: "-") { position += 1 }
      skipWordRest()
    }
  }

  private mutating func scanHexNumber() {
    position += 2
    guard Self.isHexDigit(peek(0)) else { return skipWordRest() }
    skipHexDigits()
    let dot = position
    switch peek(0) {
    case UInt8(ascii: "."):
      guard Self.isHexDigit(peek(1)) else { return }
      position += 1
      skipHexDigits()
      guard peek(0) | 0x20 == UInt8(ascii: "p") else {
        if position + 1 < bytes.count, !Self.isDigit(peek(1)) { position = dot }
        return
      }
    case UInt8(ascii: "p"), UInt8(ascii: "P"): break
    default: return skipWordRest()
    }
    position += 1
    let isSigned = peek(0) == UInt8(ascii: "+") || peek(0) == UInt8(ascii: "-")
    if isSigned { position += 1 }
    if !Self.isDigit(peek(0)), position < bytes.count, bytes[dot] == UInt8(ascii: "."),
      !Self.isDigit(bytes[dot + 1]), !isSigned
    {
      position = dot
      return
    }
    skipWordRest()
  }

  private mutating func skipDigits() {
    while Self.isDigit(peek(0)) || peek(0) == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipHexDigits() {
    while Self.isHexDigit(peek(0)) || peek(0) == UInt8(ascii: "_") { position += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }
}

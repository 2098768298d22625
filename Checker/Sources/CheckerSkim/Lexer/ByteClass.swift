/// What a byte can begin, looked up once a token.
enum ByteClass: UInt8 {
  case unexpected
  case space
  case newline
  case wordStart
  case digit
  case operatorStart
  case slash
  case quote
  case pound
  case openBrace
  case closeBrace
  case openParen
  case closeParen
  case openBracket
  case closeBracket
  case comma
  case semicolon
  case colon
  case at
  case backslash
  case backtick
  case dollar
  case nonASCII

  init(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0B, 0x0C: self = .space
    case 0x0A, 0x0D: self = .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      self = .wordStart
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quote
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "{"): self = .openBrace
    case UInt8(ascii: "}"): self = .closeBrace
    case UInt8(ascii: "("): self = .openParen
    case UInt8(ascii: ")"): self = .closeParen
    case UInt8(ascii: "["): self = .openBracket
    case UInt8(ascii: "]"): self = .closeBracket
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "@"): self = .at
    case UInt8(ascii: "\\"): self = .backslash
    case UInt8(ascii: "`"): self = .backtick
    case UInt8(ascii: "$"): self = .dollar
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "."), UInt8(ascii: "?"):
      self = .operatorStart
    case 0x80...0xFF: self = .nonASCII
    default: self = .unexpected
    }
  }

  /// Whether an ASCII byte can continue an identifier.
  @inline(__always)
  static func continuesWord(_ byte: UInt8) -> Bool {
    let folded = byte | 0x20
    return (folded &- 0x61 < 26) || (byte &- 0x30 < 10) || byte == 0x5F || byte == 0x24
  }
}

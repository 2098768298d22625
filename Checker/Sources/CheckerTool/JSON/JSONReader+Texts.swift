extension JSONReader {
  mutating func skipBlanks() throws(JSONError) {
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

  mutating func text() throws(JSONError) -> String {
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

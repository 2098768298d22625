extension SwiftLexer {
  /// Reads an operator, or the regular expression that a slash begins.
  mutating func scanOperator() -> SwiftToken.Kind {
    let start = position
    let first = bytes[start]
    let isLeftBound = isLeftBound(at: start)
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound {
      position += 1
      return .postfixMark
    }
    if first == UInt8(ascii: "<"), let end = endOfPlaceholder(at: start) {
      position = end
      return .word
    }
    let firstSlash = scanOperatorRun(from: start)
    if let slash = firstSlash,
      let end = endOfRegex(at: slash, operatorStart: start, isLeftBound: isLeftBound)
    {
      if slash == start {
        position = end
        return .regex
      }
      position = slash
      return operatorKind(from: start, to: slash, isLeftBound: isLeftBound)
    }
    if position - start > 2 { cutAtComment(from: start + 1) }
    return operatorKind(from: start, to: position, isLeftBound: isLeftBound)
  }

  /// Moves past all operator characters.
  ///
  /// - Returns: Where the first slash among them stands.
  private mutating func scanOperatorRun(from start: Int) -> Int? {
    var firstSlash: Int?
    let startsWithDot = bytes[start] == UInt8(ascii: ".")
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard Self.isOperatorByte(byte) else { break }
        if position > start {
          if byte == UInt8(ascii: "."), !startsWithDot { break }
          if byte == UInt8(ascii: "<"), hasPlaceholder(at: position) { break }
        }
        if byte == UInt8(ascii: "/"), firstSlash == nil { firstSlash = position }
        position += 1
      } else {
        guard let scalar = UnicodeClass.scalar(at: position, in: bytes),
          UnicodeClass.continuesOperator(scalar.value)
        else { break }
        position += scalar.length
      }
    }
    return firstSlash
  }

  private mutating func cutAtComment(from start: Int) {
    var index = start
    while index + 1 < bytes.count, index < position {
      if bytes[index] == UInt8(ascii: "/"),
        bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
      {
        position = index
        return
      }
      index += 1
    }
  }

  private func operatorKind(from start: Int, to end: Int, isLeftBound: Bool) -> SwiftToken.Kind {
    let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
    if end - start == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return .infixQuestion
      default: break
      }
    } else if end - start == 2, bytes[start] == UInt8(ascii: "-"),
      bytes[start + 1] == UInt8(ascii: ">")
    {
      return .arrow
    }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// Whether something that an operator can belong to stands directly before an offset.
  func isLeftBound(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return offset < 2 || bytes[offset - 2] != UInt8(ascii: "*")
    case 0xA0: return offset < 2 || bytes[offset - 2] != 0xC2
    default: return true
    }
  }

  /// Whether something that an operator can belong to stands directly at an offset.
  func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
    guard offset < bytes.count else { return false }
    let following = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch bytes[offset] {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return following != UInt8(ascii: "/") && following != UInt8(ascii: "*")
    case 0xC2: return following != 0xA0
    default: return true
    }
  }

  @inline(__always)
  private static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "/"):
      return true
    default: return false
    }
  }

  /// Where the editor placeholder at an offset ends, if one begins there.
  private func endOfPlaceholder(at offset: Int) -> Int? {
    guard starts(at: offset, with: "<#") else { return nil }
    var index = offset + 2
    while index + 1 < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "#") { return nil }
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  private func hasPlaceholder(at offset: Int) -> Bool {
    endOfPlaceholder(at: offset) != nil
  }
}

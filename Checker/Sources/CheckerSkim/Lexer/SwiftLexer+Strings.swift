extension SwiftLexer {
  /// Reads a string literal from its quote on, up to its end or its first interpolation.
  mutating func scanString(pounds: Int) -> SwiftToken.Kind {
    let quote = bytes[position]
    var style = StringStyle(pounds: pounds, quote: quote, isMultiline: false)
    if quote == UInt8(ascii: "\""), peek(1) == quote, peek(2) == quote,
      pounds == 0 || !closesOnThisLine(from: position + 3, pounds: pounds)
    {
      style.isMultiline = true
      position += 3
    } else {
      position += 1
    }
    return scanStringRest(style) ? .string : .stringHead
  }

  /// Reads a closing parenthesis where interpolations are open.
  mutating func scanCloseParen() -> SwiftToken.Kind {
    position += 1
    let last = interpolations.count - 1
    guard interpolations[last].openParentheses == 0 else {
      interpolations[last].openParentheses -= 1
      return .closeParen
    }
    let style = interpolations.removeLast().string
    return scanStringRest(style) ? .stringTail : .stringMiddle
  }

  /// Reads the text of a string literal.
  ///
  /// - Returns: Whether the literal ended; otherwise an interpolation was opened.
  private mutating func scanStringRest(_ style: StringStyle) -> Bool {
    let count = bytes.count
    while position < count {
      let byte = bytes[position]
      if byte == style.quote {
        position += 1
        if style.isMultiline {
          guard peek(0) == byte, peek(1) == byte, hasPounds(style.pounds, at: position + 2) else {
            continue
          }
          position += 2
        } else if !hasPounds(style.pounds, at: position) {
          continue
        }
        if style.pounds > 0 {
          while peek(0) == UInt8(ascii: "#") { position += 1 }
        }
        return true
      } else if byte == UInt8(ascii: "\\") {
        position += 1
        guard hasPounds(style.pounds, at: position) else { continue }
        position += style.pounds
        if style.pounds > 0, peek(0) == UInt8(ascii: "#") { position += 1 }
        switch peek(0) {
        case UInt8(ascii: "("):
          position += 1
          interpolations.append(Interpolation(string: style))
          return false
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
          position += 1
        default: break
        }
      } else if !style.isMultiline, byte == 0x0A || byte == 0x0D {
        // A single-line literal without a closing quote ends with its line.
        return true
      } else {
        position += 1
      }
    }
    return true
  }

  @inline(__always)
  private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    guard pounds > 0 else { return true }
    guard offset + pounds <= bytes.count else { return false }
    for index in 0..<pounds where bytes[offset + index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Whether a raw string that begins with three quotes is closed on the same line, so that two
  /// of the quotes are its text.
  private func closesOnThisLine(from start: Int, pounds: Int) -> Bool {
    if hasPounds(pounds, at: start) { return true }
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    return false
  }
}

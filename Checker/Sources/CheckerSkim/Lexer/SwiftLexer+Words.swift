extension SwiftLexer {
  /// Reads an identifier or keyword that begins with an ASCII byte.
  ///
  /// - Returns: The hash of its bytes, as ``WordHash`` computes it.
  @inline(__always)
  mutating func scanWord() -> UInt64 {
    var hash = WordHash.seed
    var index = position
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      guard ByteClass.continuesWord(byte) else { break }
      hash = WordHash.mix(hash, byte)
      index += 1
    }
    position = index
    if index < count, bytes[index] >= 0x80 { skipWordRest() }
    return hash
  }

  /// Moves past the characters that can continue an identifier.
  mutating func skipWordRest() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard ByteClass.continuesWord(byte) else { return }
        position += 1
      } else {
        guard let scalar = UnicodeClass.scalar(at: position, in: bytes),
          UnicodeClass.continuesWord(scalar.value)
        else { return }
        position += scalar.length
      }
    }
  }

  /// Reads an identifier in backticks; a backtick without a partner on its line stands alone.
  mutating func scanEscapedWord() -> SwiftToken.Kind {
    var index = position + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "`") {
        position = index + 1
        return .word
      }
      index += 1
    }
    position += 1
    return .backtick
  }

  /// Reads a token that begins beyond ASCII.
  mutating func scanNonASCII() -> SwiftToken.Kind {
    guard let scalar = UnicodeClass.scalar(at: position, in: bytes) else {
      position += 1
      return .unknown
    }
    if UnicodeClass.continuesWord(scalar.value) {
      position += scalar.length
      skipWordRest()
      return .word
    }
    if UnicodeClass.startsOperator(scalar.value) { return scanOperator() }
    position += scalar.length
    if scalar.value == 0x201C {
      skipCurlyQuotedText()
      return .word
    }
    return .unknown
  }

  /// Moves past a text in curly quotes, if it is closed on its line and holds no interpolation.
  private mutating func skipCurlyQuotedText() {
    var index = position
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") { return }
        index += 2
      case UInt8(ascii: "\""):
        position = index + 1
        return
      case let byte where byte < 0x80:
        index += 1
      default:
        guard let scalar = UnicodeClass.scalar(at: index, in: bytes) else { return }
        index += scalar.length
        if scalar.value == 0x201D {
          position = index
          return
        }
      }
    }
  }

  /// Reads what begins with `#`: a directive, a raw string, a regular expression, a macro.
  mutating func scanPound() -> SwiftToken.Kind {
    if position == 0, peek(1) == UInt8(ascii: "!") {
      while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
        position += 1
      }
      return .shebang
    }
    var pounds = 1
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    let following = peek(pounds)
    if following == UInt8(ascii: "\"") || following == UInt8(ascii: "'") {
      position += pounds
      return scanString(pounds: pounds)
    }
    if following == UInt8(ascii: "/"),
      let end = endOfRegex(from: position, mustBeRegex: true)
    {
      position = end
      return .regex
    }
    var end = position + 1
    while end < bytes.count, ByteClass.continuesWord(bytes[end]),
      !(0x30...0x39).contains(bytes[end]), bytes[end] != UInt8(ascii: "$")
    {
      end += 1
    }
    let kind = poundKind(from: position + 1, to: end)
    position = kind == .pound ? position + 1 : end
    return kind
  }

  private func poundKind(from start: Int, to end: Int) -> SwiftToken.Kind {
    func matches(_ text: StaticString) -> Bool {
      end - start == text.utf8CodeUnitCount && starts(at: start, with: text)
    }
    if matches("if") { return .poundIf }
    if matches("else") { return .poundElse }
    if matches("elseif") { return .poundElseif }
    if matches("endif") { return .poundEndif }
    if matches("available") || matches("unavailable") || matches("sourceLocation") {
      return .poundWord
    }
    return .pound
  }
}

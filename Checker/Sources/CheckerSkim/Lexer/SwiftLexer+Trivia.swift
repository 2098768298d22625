extension SwiftLexer {
  /// Moves past white space and comments.
  ///
  /// A line break inside an interpolation of a single-line string ends that string.
  /// - Returns: Whether a line break was passed.
  @inline(__always)
  mutating func skipTrivia(comment: (Int, Int) -> Void) -> Bool {
    var sawLineBreak = false
    let count = bytes.count
    while position < count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0B, 0x0C:
        position += 1
      case 0x0A, 0x0D:
        position += 1
        sawLineBreak = true
        if !interpolations.isEmpty { endSingleLineStrings() }
      case UInt8(ascii: "/"):
        let start = position
        if peek(1) == UInt8(ascii: "/") {
          skipLineComment()
        } else if peek(1) == UInt8(ascii: "*") {
          if skipBlockComment() { sawLineBreak = true }
        } else {
          return sawLineBreak
        }
        comment(start, position)
      case let byte where byte >= 0x80 || byte < 0x20 || byte == 0x7F:
        guard skipOddByte() else { return sawLineBreak }
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        guard skipConflictMarker() else { return sawLineBreak }
      default:
        return sawLineBreak
      }
    }
    return sawLineBreak
  }

  private mutating func endSingleLineStrings() {
    while let last = interpolations.last, !last.string.isMultiline { interpolations.removeLast() }
  }

  private mutating func skipLineComment() {
    position += 2
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
  }

  /// Moves past a block comment with all comments inside it.
  ///
  /// - Returns: Whether it spans a line break.
  private mutating func skipBlockComment() -> Bool {
    position += 2
    var depth = 1
    var sawLineBreak = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "*") where peek(0) == UInt8(ascii: "/"):
        position += 1
        depth -= 1
        if depth == 0 { return sawLineBreak }
      case UInt8(ascii: "/") where peek(0) == UInt8(ascii: "*"):
        position += 1
        depth += 1
      case 0x0A, 0x0D: sawLineBreak = true
      default: break
      }
    }
    return sawLineBreak
  }

  /// Moves past bytes that no token can begin with: control characters, a byte-order mark, broken
  /// UTF-8, no-break spaces and other characters without a place in Swift.
  ///
  /// - Returns: Whether it moved.
  private mutating func skipOddByte() -> Bool {
    let byte = bytes[position]
    guard byte >= 0x80 else {
      position += 1
      return true
    }
    if byte == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF {
      position += 3
      return true
    }
    guard let scalar = UnicodeClass.scalar(at: position, in: bytes) else {
      skipBrokenUTF8()
      return true
    }
    if UnicodeClass.continuesWord(scalar.value) || UnicodeClass.startsOperator(scalar.value)
      || scalar.value == 0x201C || scalar.value == 0x201D
    {
      return false
    }
    position += scalar.length
    return true
  }

  private mutating func skipBrokenUTF8() {
    let first = bytes[position]
    position += 1
    // A lead byte takes the continuation bytes that are there; a stray byte takes the rest up to
    // the next byte that can begin a character.
    if (0xC2...0xF4).contains(first) {
      let missing = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
      for _ in 0..<missing {
        guard position < bytes.count, bytes[position] & 0xC0 == 0x80 else { return }
        position += 1
      }
    } else {
      while position < bytes.count, !Self.startsCharacter(bytes[position]) { position += 1 }
    }
  }

  private static func startsCharacter(_ byte: UInt8) -> Bool {
    byte < 0x80 || (0xC2...0xF4).contains(byte)
  }

  /// Moves past the text between two markers of a version-control conflict.
  private mutating func skipConflictMarker() -> Bool {
    guard position == 0 || bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D else {
      return false
    }
    if starts(at: position, with: "<<<<<<< ") {
      return skip(from: position + 8, to: ">>>>>>> ")
    }
    if starts(at: position, with: ">>>> ") {
      return skip(from: position + 5, to: "<<<<\n")
    }
    return false
  }

  private mutating func skip(from start: Int, to terminator: StaticString) -> Bool {
    var index = start
    while index < bytes.count {
      if bytes[index] == terminator.utf8Start[0], starts(at: index, with: terminator),
        bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
      {
        position = index + terminator.utf8CodeUnitCount
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
          position += 1
        }
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether the bytes at an offset are the given ones.
  func starts(at offset: Int, with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}

import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads a string literal with what is interpolated.
  mutating func string() throws(Unsure) -> Node {
    let first = index
    let start = token.start
    guard bytes[start] == UInt8(ascii: "\"") else { throw Unsure() }
    let isMultiline =
      token.end - start >= 3 && bytes[start + 1] == bytes[start] && bytes[start + 2] == bytes[start]
    let quotes = isMultiline ? 3 : 1
    var pieces: [Range<Int>] = []
    var parts: [Node] = []
    if kind == .string {
      guard token.end - start >= 2 * quotes, bytes[token.end - 1] == UInt8(ascii: "\"") else {
        throw Unsure()
      }
      pieces.append(start + quotes..<token.end - quotes)
      advance()
    } else {
      pieces.append(start + quotes..<token.end - 2)
      while true {
        advance()
        parts += try arguments(until: [.stringMiddle, .stringTail]).map(\.value)
        if kind == .stringTail {
          let end = token.end - quotes
          guard end > token.start, bytes[token.end - 1] == UInt8(ascii: "\"") else {
            throw Unsure()
          }
          pieces.append(token.start + 1..<end)
          advance()
          break
        }
        pieces.append(token.start + 1..<token.end - 2)
      }
    }
    let text = isMultiline ? try multilineText(pieces) : plainText(pieces)
    return Node(.string(text, parts), range(from: first))
  }

  private func plainText(_ pieces: [Range<Int>]) -> String {
    pieces.reduce(into: "") { $0 += String(decoding: bytes[$1], as: UTF8.self) }
  }

  /// The text without the indentation of the closing quotes and without the first and last break.
  private func multilineText(_ pieces: [Range<Int>]) throws(Unsure) -> String {
    guard let head = pieces.first, let last = pieces.last else { throw Unsure() }
    var indentation = 0
    var lastBreak = last.upperBound
    while lastBreak > last.lowerBound,
      bytes[lastBreak - 1] == 0x20 || bytes[lastBreak - 1] == 0x09
    {
      lastBreak -= 1
      indentation += 1
    }
    guard lastBreak > last.lowerBound, bytes[lastBreak - 1] == 0x0A, !head.isEmpty,
      bytes[head.lowerBound] == 0x0A
    else { throw Unsure() }
    lastBreak -= 1
    var result: [UInt8] = []
    for (number, piece) in pieces.enumerated() {
      var offset = piece.lowerBound
      let end = number == pieces.count - 1 ? lastBreak : piece.upperBound
      var isLineStart = false
      if number == 0 {
        offset += 1
        isLineStart = true
      }
      while true {
        if isLineStart {
          var skipped = 0
          while skipped < indentation, offset < end,
            bytes[offset] == 0x20 || bytes[offset] == 0x09
          {
            offset += 1
            skipped += 1
          }
          isLineStart = false
          if skipped < indentation, offset < end, bytes[offset] != 0x0A { throw Unsure() }
        }
        guard offset < end else { break }
        let byte = bytes[offset]
        if byte == 0x0D { throw Unsure() }
        if byte == UInt8(ascii: "\\"), offset + 1 < piece.upperBound {
          if bytes[offset + 1] == 0x0A {
            offset += 2
            isLineStart = true
            continue
          }
          if bytes[offset + 1] == 0x20 { throw Unsure() }
          result.append(byte)
          result.append(bytes[offset + 1])
          offset += 2
          continue
        }
        result.append(byte)
        offset += 1
        if byte == 0x0A { isLineStart = true }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

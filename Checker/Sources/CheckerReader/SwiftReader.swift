public import CheckerCore
import CheckerSkim

/// Reads Swift source straight into ``Node``s, many times faster than the compiler's parser.
///
/// It knows the forms that nearly all code consists of. At anything else it declines, so that the
/// caller can ask the compiler's parser instead: what it reads is exactly what that parser's tree
/// would be lowered to.
public struct SwiftReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let shift: Int
  let tokens: ContiguousArray<SwiftToken>
  let words: ContiguousArray<Word?>
  var index = 0
  var depth = 0

  /// Something that the reader leaves to the compiler's parser.
  struct Unsure: Error {}

  /// Reads every item in `source`.
  ///
  /// - Parameters:
  ///   - source: UTF-8 that begins and ends between items.
  ///   - shift: The offset in the file at which it begins.
  /// - Returns: The items; `nil` where the reader is not sure of one.
  public static func read(_ source: ArraySlice<UInt8>, shift: Int) -> [Node]? {
    source.withUnsafeBufferPointer { buffer in
      var reader = SwiftReader(buffer, shift: shift)
      guard let nodes = try? reader.items(), reader.kind == .end else { return nil }
      return nodes
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, shift: Int) {
    self.bytes = bytes
    self.shift = shift
    var lexer = SwiftLexer(bytes)
    var tokens: ContiguousArray<SwiftToken> = []
    tokens.reserveCapacity(bytes.count / 5 + 8)
    while true {
      let token = lexer.next()
      if token.end - token.start > 1, token.kind != .word, Self.closesAngles(token, bytes) {
        Self.split(token, bytes, into: &tokens)
      } else {
        tokens.append(token)
      }
      if token.kind == .end { break }
    }
    words = ContiguousArray(
      tokens.map { token in
        token.kind == .word ? Word.table.word(token, bytes) : nil
      })
    self.tokens = tokens
  }

  /// Whether an operator is only marks that can close generic arguments, as in `[Set<Int>?]`.
  private static func closesAngles(
    _ token: SwiftToken, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch token.kind {
    case .binaryOperator, .postfixOperator, .prefixOperator: break
    default: return false
    }
    guard bytes[token.start] == UInt8(ascii: ">") else { return false }
    return bytes[token.start..<token.end].allSatisfy {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
    }
  }

  private static func split(
    _ token: SwiftToken, _ bytes: UnsafeBufferPointer<UInt8>,
    into tokens: inout ContiguousArray<SwiftToken>
  ) {
    for offset in token.start..<token.end {
      let isAngle = bytes[offset] == UInt8(ascii: ">")
      tokens.append(
        SwiftToken(
          kind: isAngle ? .binaryOperator : .postfixMark, start: offset, end: offset + 1,
          startsLine: offset == token.start && token.startsLine, hash: 0))
    }
  }

  // MARK: Tokens

  var token: SwiftToken { tokens[index] }
  var kind: SwiftToken.Kind { tokens[index].kind }
  var word: Word? { words[index] }
  var startsLine: Bool { tokens[index].startsLine }

  func kind(ahead distance: Int) -> SwiftToken.Kind {
    index + distance < tokens.count ? tokens[index + distance].kind : .end
  }

  func word(ahead distance: Int) -> Word? {
    index + distance < words.count ? words[index + distance] : nil
  }

  /// Whether the current token stands directly behind the one before it.
  var isAdjacent: Bool { index > 0 && tokens[index - 1].end == tokens[index].start }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  mutating func expect(_ kind: SwiftToken.Kind) throws(Unsure) {
    guard self.kind == kind else { throw Unsure() }
    advance()
  }

  mutating func expect(_ word: Word) throws(Unsure) {
    guard self.word == word else { throw Unsure() }
    advance()
  }

  mutating func take(_ kind: SwiftToken.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Word) -> Bool {
    guard self.word == word else { return false }
    advance()
    return true
  }

  /// The current token's text.
  var text: String { text(of: token) }

  func text(of token: SwiftToken) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// The text from the first byte of one token to the last byte of another.
  func text(from first: Int, to end: Int) -> String {
    guard first < end else { return "" }
    return String(decoding: bytes[tokens[first].start..<tokens[end - 1].end], as: UTF8.self)
  }

  func isByte(_ token: SwiftToken, _ byte: UInt8) -> Bool {
    token.end - token.start == 1 && bytes[token.start] == byte
  }

  var isAngleOpen: Bool {
    switch kind {
    case .binaryOperator, .postfixOperator, .prefixOperator:
      isByte(token, UInt8(ascii: "<"))
    default: false
    }
  }

  var isAngleClose: Bool {
    switch kind {
    case .binaryOperator, .postfixOperator, .prefixOperator:
      isByte(token, UInt8(ascii: ">"))
    default: false
    }
  }

  func unquoted(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
  }

  /// The bytes from the token with number `first` to the last token read.
  func range(from first: Int) -> Range<Int> {
    .span(shift + tokens[first].start, shift + tokens[max(first, index - 1)].end)
  }

  /// The end of the last token read.
  var end: Int { shift + tokens[max(0, index - 1)].end }

  /// Guards against sources so deep that a thread's stack would not do.
  mutating func deepen() throws(Unsure) {
    depth += 1
    if depth > 600 { throw Unsure() }
  }

  /// Moves behind the bracket that closes the current one.
  mutating func skipBrackets() throws(Unsure) {
    var open = 0
    repeat {
      switch kind {
      case .openBrace, .openParen, .openBracket, .stringHead: open += 1
      case .closeBrace, .closeParen, .closeBracket, .stringTail: open -= 1
      case .end: throw Unsure()
      default: break
      }
      advance()
    } while open > 0
  }
}

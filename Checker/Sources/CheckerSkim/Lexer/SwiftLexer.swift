/// A lexer for Swift source that works on bytes and allocates nothing a token.
///
/// It draws the same lines between code, literals and comments as the compiler does, including
/// nested comments, raw and multi-line strings, interpolations and regular-expression literals.
/// It does not validate: bad source yields tokens as well, and every call of ``next()`` advances
/// or answers ``SwiftToken/Kind/end``.
public struct SwiftLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The strings around the current position whose interpolations are open, innermost last.
  var interpolations: [Interpolation] = []
  var previous = SwiftToken(kind: .end, start: 0, end: 0, startsLine: false, hash: 0)
  /// Whether the word `try` stands before ``previous``.
  var previousFollowsTry = false
  /// Whether the token before this position has been read yet.
  var isAtStart = true
  private let classes: ByteClassTable

  /// An interpolation that is open: what string it belongs to and its open parentheses.
  struct Interpolation {
    var string: StringStyle
    var openParentheses = 0
  }

  /// How a string literal is delimited.
  struct StringStyle {
    var pounds: Int
    var quote: UInt8
    var isMultiline: Bool
  }

  /// Begins at the first byte.
  ///
  /// The buffer must outlive the lexer.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.classes = ByteClassTable.shared
  }

  /// Begins at a byte that is not inside a literal or comment.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    self.init(bytes)
    position = offset
  }

  /// Reads the next token; at the end of the source it answers ``SwiftToken/Kind/end`` for ever.
  @inline(__always)
  public mutating func next() -> SwiftToken {
    next(comment: { _, _ in })
  }

  /// Reads the next token and reports every comment that stands before it.
  ///
  /// `comment` is called with the range of bytes of each comment.
  @inline(__always)
  mutating func next(comment: (Int, Int) -> Void) -> SwiftToken {
    let startsLine = skipTrivia(comment: comment)
    var token = SwiftToken(
      kind: .end, start: position, end: position, startsLine: startsLine, hash: 0)
    guard position < bytes.count else { return token }
    let byte = bytes[position]
    switch classes[byte] {
    case .wordStart:
      token.hash = scanWord()
      token.kind = .word
    case .operatorStart, .slash: token.kind = scanOperator()
    case .openParen:
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].openParentheses += 1 }
      token.kind = single(.openParen)
    case .closeParen:
      token.kind = interpolations.isEmpty ? single(.closeParen) : scanCloseParen()
    case .openBrace: token.kind = single(.openBrace)
    case .closeBrace: token.kind = single(.closeBrace)
    case .openBracket: token.kind = single(.openBracket)
    case .closeBracket: token.kind = single(.closeBracket)
    case .comma: token.kind = single(.comma)
    case .semicolon: token.kind = single(.semicolon)
    case .colon:
      token.kind = single(.colon)
      if peek(0) == UInt8(ascii: ":") { position += 1 }
    case .at: token.kind = single(.at)
    case .backslash: token.kind = single(.backslash)
    case .quote: token.kind = scanString(pounds: 0)
    case .digit:
      scanNumber()
      token.kind = .number
    case .pound: token.kind = scanPound()
    case .dollar:
      position += 1
      skipWordRest()
      token.kind = .word
    case .backtick: token.kind = scanEscapedWord()
    case .nonASCII: token.kind = scanNonASCII()
    case .space, .newline, .unexpected:
      // Trivia; `skipTrivia` has passed all of it.
      position += 1
      token.kind = .unknown
    }
    token.end = position
    previousFollowsTry = isTry(previous) && token.kind == .postfixMark
    previous = token
    isAtStart = false
    return token
  }

  @inline(__always)
  private mutating func single(_ kind: SwiftToken.Kind) -> SwiftToken.Kind {
    position += 1
    return kind
  }

  /// The byte at a distance from the current position, or 0 beyond the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  @inline(__always)
  private func isTry(_ token: SwiftToken) -> Bool {
    token.kind == .word && token.end - token.start == 3 && text(of: token, is: "try")
  }

  /// Whether the bytes of a token are the given ones.
  func text(of token: SwiftToken, is text: StaticString) -> Bool {
    guard token.end - token.start == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[token.start + index] != text.utf8Start[index] { return false }
    return true
  }
}

/// Finds how far a statement reaches, from tokens alone.
public enum StatementExtent {
  /// The bytes of the statement, declaration or modifier chain that begins behind an offset.
  ///
  /// Of a type only the header counts, so that nobody takes a whole type for one statement.
  /// - Parameters:
  ///   - offset: A place outside literals and comments.
  ///   - bytes: The source.
  /// - Returns: `nil` if no statement begins there before the brackets around it close.
  public static func extent(
    after offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var lexer = SwiftLexer(bytes, from: offset)
    var header = ItemHeader()
    var last = SwiftToken(kind: .end, start: 0, end: 0, startsLine: false, hash: 0)
    var start: Int?
    var end = offset
    var depth = 0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end, .poundElse, .poundElseif, .poundEndif:
        return start.map { $0..<end }
      case .closeBrace, .closeParen, .closeBracket, .stringTail:
        depth -= 1
        if depth < 0 { return start.map { $0..<end } }
      default:
        if depth == 0, start != nil {
          if token.kind == .semicolon || token.kind == .comma && header.kind == .statement {
            return start.map { $0..<end }
          }
          if token.startsLine, !header.continues(with: token, after: last, bytes: bytes) {
            return start.map { $0..<end }
          }
        }
        switch token.kind {
        case .openBrace where depth == 0 && header.kind == .type:
          return start.map { $0..<end }
        case .openBrace, .openParen, .openBracket, .stringHead: depth += 1
        default: break
        }
      }
      if start == nil { start = token.start }
      end = token.end
      if depth == 0 {
        header.read(token, after: last, bytes: bytes)
        last = token
        if header.isComplete { return start.map { $0..<end } }
      }
    }
  }
}

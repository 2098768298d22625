/// One token of Swift source, as a range of bytes.
public struct SwiftToken: Equatable, Sendable {
  /// What the token is.
  public var kind: Kind
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int
  /// Whether a line break stands between this token and the one before it.
  public var startsLine: Bool
  /// A hash of the bytes of a `word`; 0 for every other kind.
  public var hash: UInt64

  /// Makes a token, such as a part of one that the lexer took for longer.
  public init(kind: Kind, start: Int, end: Int, startsLine: Bool, hash: UInt64) {
    self.kind = kind
    self.start = start
    self.end = end
    self.startsLine = startsLine
    self.hash = hash
  }

  /// The kinds of token, as coarse as a skim can use them.
  public enum Kind: UInt8, Sendable {
    /// An identifier or keyword, also `$0`, an escaped identifier, or an editor placeholder.
    case word
    /// An integer or floating-point literal.
    case number
    /// A whole string literal, or what of it precedes and follows interpolations.
    case string
    /// The part of a string literal up to and with the parenthesis that opens an interpolation.
    case stringHead
    /// The part of a string literal between two interpolations, with their parentheses.
    case stringMiddle
    /// The part of a string literal from the parenthesis that closes the last interpolation.
    case stringTail
    /// A whole regular-expression literal.
    case regex
    /// `{`
    case openBrace
    /// `}`
    case closeBrace
    /// `(`
    case openParen
    /// `)`
    case closeParen
    /// `[`
    case openBracket
    /// `]`
    case closeBracket
    /// `,`
    case comma
    /// `;`
    case semicolon
    /// `:` or `::`
    case colon
    /// `@`
    case at
    /// `\`
    case backslash
    /// A backtick that closes nothing.
    case backtick
    /// `#` before a macro name.
    case pound
    /// `#available`, `#unavailable` or `#sourceLocation`.
    case poundWord
    /// `#if`
    case poundIf
    /// `#elseif`
    case poundElseif
    /// `#else`
    case poundElse
    /// `#endif`
    case poundEndif
    /// `.`
    case period
    /// `=`
    case equal
    /// `->`
    case arrow
    /// `?` or `!` directly behind an expression or type.
    case postfixMark
    /// `?` of a ternary expression.
    case infixQuestion
    /// An operator directly before its operand.
    case prefixOperator
    /// An operator directly behind its operand.
    case postfixOperator
    /// An operator between two operands.
    case binaryOperator
    /// The first line of a script.
    case shebang
    /// Bytes that are no Swift token.
    case unknown
    /// The end of the source.
    case end
  }
}

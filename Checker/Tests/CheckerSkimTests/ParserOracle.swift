import CheckerSkim
import SwiftParser
import SwiftSyntax

/// What the compiler's parser says about a file, in the terms of a skim.
struct ParserOracle {
  /// A class for each byte: 0 trivia, 1 word or number, 2 punctuation, 3 literal.
  var classes: [UInt8]
  /// The top-level items, conditions opened.
  var items: [Range<Int>] = []
  var hasErrors: Bool

  init(_ bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    classes = [UInt8](repeating: 0, count: bytes.count)
    hasErrors = tree.hasError
    var literalEnd: Int?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let range = token.contentRange
      let value = Self.byteClass(of: token)
      let isInterpolation = token.parent?.is(ExpressionSegmentSyntax.self) == true
      // The indentation of a multi-line string is trivia to the parser.
      let isOpening = token.previousToken(viewMode: .sourceAccurate)?.literal != token.literal
      if value == 3, let literalEnd, !isOpening,
        !(isInterpolation && token.tokenKind == .rightParen)
      {
        for index in literalEnd..<range.lowerBound { classes[index] = 3 }
      }
      for index in range where index < classes.count { classes[index] = value }
      literalEnd =
        value == 3 && !(isInterpolation && token.tokenKind == .leftParen)
        ? range.upperBound : nil
    }
    collect(tree.statements)
  }

  private mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard let condition = statement.item.as(IfConfigDeclSyntax.self) else {
        items.append(statement.itemRange)
        continue
      }
      for clause in condition.clauses {
        if case .statements(let inner) = clause.elements { collect(inner) }
      }
    }
  }

  private static func byteClass(of token: TokenSyntax) -> UInt8 {
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote, .singleQuote, .stringSegment,
      .rawStringPoundDelimiter,
      .regexSlash, .regexPoundDelimiter, .regexLiteralPattern, .shebang:
      return 3
    case .backslash, .leftParen, .rightParen:
      return token.parent?.is(ExpressionSegmentSyntax.self) == true ? 3 : 2
    case .period where token.parent?.is(VersionComponentSyntax.self) == true:
      // A version is lexed as one number and split by the parser.
      return 1
    case .identifier, .keyword, .integerLiteral, .floatLiteral, .dollarIdentifier, .wildcard:
      return 1
    default:
      return 2
    }
  }
}

extension SyntaxProtocol {
  fileprivate var contentRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension TokenSyntax {
  /// The string or regular expression that the token is a part of.
  fileprivate var literal: SyntaxIdentifier? {
    var node = parent
    while let current = node {
      if current.is(StringLiteralExprSyntax.self) || current.is(RegexLiteralExprSyntax.self)
        || current.is(SimpleStringLiteralExprSyntax.self)
      {
        return current.id
      }
      node = current.parent
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  fileprivate var itemRange: Range<Int> { item.contentRange }
}

extension SwiftLexer {
  /// The classes of ``ParserOracle`` as the lexer sees them.
  static func classes(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = SwiftLexer(buffer)
      var classes = [UInt8](repeating: 0, count: buffer.count)
      while true {
        let token = lexer.next()
        let value: UInt8
        switch token.kind {
        case .end: return classes
        case .word, .number: value = 1
        case .string, .stringHead, .stringMiddle, .stringTail, .regex, .shebang: value = 3
        default: value = 2
        }
        for index in token.start..<token.end { classes[index] = value }
      }
    }
  }
}

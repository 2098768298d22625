import CheckerCore
import SwiftParser
import SwiftSyntax

/// Turns the parser's tree into ``Node``s.
struct Lowering {
  /// The offset in the file at which the parsed text begins.
  let shift: Int

  /// Parses `bytes` and lowers every top-level item.
  ///
  /// Offsets count from `shift`.
  static func lower(_ bytes: ArraySlice<UInt8>, shift: Int) -> [Node] {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(buffer)
      let file = SourceFileSyntax.parse(from: &parser)
      return Lowering(shift: shift).items(file.statements)
    }
  }

  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return shift + start..<shift + max(start, end)
  }

  /// The end alone: looking for the start of every step of a chain would take quadratic time.
  func end(of node: some SyntaxProtocol) -> Int {
    shift + node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func items(_ list: CodeBlockItemListSyntax) -> [Node] { list.flatMap { item($0.item) } }

  func item(_ item: CodeBlockItemSyntax.Item) -> [Node] {
    switch item {
    case .decl(let declaration): self.declaration(declaration)
    case .stmt(let statement): [self.statement(statement)]
    case .expr(let expression): [self.expression(expression)]
    @unknown default: []
    }
  }

  /// The branches of an `#if`, whatever stands in them.
  func platform(_ config: IfConfigDeclSyntax) -> Node {
    let branches = config.clauses.map { clause in
      let body: [Node] =
        switch clause.elements {
        case .statements(let list): items(list)
        case .decls(let members): members.flatMap { declaration($0.decl) }
        case .postfixExpression(let expression): [self.expression(expression)]
        case .attributes, .switchCases, nil: []
        @unknown default: []
        }
      return PlatformBranch(condition: clause.condition?.trimmedDescription, body: body)
    }
    return Node(.platform(branches), range(config))
  }
}

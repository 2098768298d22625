import CheckerCore
import SwiftSyntax

extension Lowering {
  func pattern(_ syntax: PatternSyntax, condition: Node? = nil) -> Pattern {
    let range = range(syntax)
    switch syntax.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let node):
      let inner = pattern(node.pattern, condition: condition)
      guard inner.caseName != nil || !inner.parts.isEmpty else { return inner }
      return Pattern(
        caseName: inner.caseName, typeName: inner.typeName, bindings: names(in: node.pattern),
        condition: condition, parts: inner.parts, range: range)
    case .identifierPattern(let node):
      return Pattern(
        caseName: nil, bindings: [node.identifier.text], matchesAll: condition == nil,
        condition: condition, range: range)
    case .wildcardPattern:
      return Pattern(
        caseName: nil, matchesAll: condition == nil, condition: condition, range: range)
    case .expressionPattern(let node):
      return pattern(of: node.expression, condition: condition, range: range)
    case .tuplePattern(let node):
      return Pattern(
        caseName: nil, condition: condition, parts: node.elements.map { pattern($0.pattern) },
        range: range)
    default:
      return Pattern(caseName: nil, condition: condition, range: range)
    }
  }

  private func pattern(
    of syntax: ExprSyntax, condition: Node?, range: Range<Int>
  ) -> Pattern {
    if let node = syntax.as(OptionalChainingExprSyntax.self) {
      return pattern(of: node.expression, condition: condition, range: range)
    }
    if let node = syntax.as(PatternExprSyntax.self) {
      return pattern(node.pattern, condition: condition)
    }
    if syntax.is(DiscardAssignmentExprSyntax.self) {
      return Pattern(
        caseName: nil, matchesAll: condition == nil, condition: condition, range: range)
    }
    if let node = syntax.as(TupleExprSyntax.self) {
      let parts = node.elements.map {
        pattern(of: $0.expression, condition: nil, range: self.range($0))
      }
      if parts.count == 1 { return parts[0] }
      return Pattern(caseName: nil, condition: condition, parts: parts, range: range)
    }
    var called = syntax
    if let node = syntax.as(FunctionCallExprSyntax.self) { called = node.calledExpression }
    if let member = called.as(MemberAccessExprSyntax.self) {
      return Pattern(
        caseName: member.declName.baseName.text, typeName: member.base?.trimmedDescription,
        bindings: names(in: syntax), condition: condition, range: range)
    }
    return Pattern(caseName: nil, condition: condition, range: range)
  }

  /// The names that patterns in `syntax` bind.
  private func names(in syntax: some SyntaxProtocol) -> [String] {
    if let node = Syntax(syntax).as(IdentifierPatternSyntax.self) { return [node.identifier.text] }
    return syntax.children(viewMode: .sourceAccurate).flatMap { names(in: $0) }
  }
}

import CheckerCore
import CheckerReader
import SwiftSyntax

extension Lowering {
  /// Folds a sequence that the parser leaves flat.
  func sequence(_ syntax: SequenceExprSyntax) -> Node {
    let pieces = syntax.elements.map { element -> OperatorSequence.Piece in
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node): return .binary(node.operator.text)
      case .assignmentExpr: return .binary("=")
      case .unresolvedTernaryExpr(let node): return .ternary(expression(node.thenExpression))
      case .unresolvedIsExpr: return .cast("is")
      case .unresolvedAsExpr(let node):
        return .cast("as" + (node.questionOrExclamationMark?.text ?? ""))
      default: return .operand(expression(element))
      }
    }
    return OperatorSequence(pieces, range: range(syntax)).folded
  }
}

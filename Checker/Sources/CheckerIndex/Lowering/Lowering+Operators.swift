import CheckerCore
import SwiftSyntax

extension Lowering {
  /// An operand or an operator of a sequence that the parser leaves flat.
  private enum Piece {
    case operand(Node)
    case binary(String)
    case assignment(String)
    case ternary(Node)
    case cast(String)
  }

  func sequence(_ syntax: SequenceExprSyntax) -> Node {
    let pieces = syntax.elements.map { element -> Piece in
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node):
        let text = node.operator.text
        return Self.assignments.contains(text) ? .assignment(text) : .binary(text)
      case .assignmentExpr: return .assignment("=")
      case .unresolvedTernaryExpr(let node): return .ternary(expression(node.thenExpression))
      case .unresolvedIsExpr: return .cast("is")
      case .unresolvedAsExpr(let node):
        return .cast("as" + (node.questionOrExclamationMark?.text ?? ""))
      default: return .operand(expression(element))
      }
    }
    return fold(pieces[...], range(syntax))
  }

  private static let assignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  /// From the loosest to the tightest; what is not listed binds like a comparison.
  private static let levels: [Set<String>] = [
    ["||"], ["&&"],
    ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="],
    ["??"], ["...", "..<"], ["+", "-", "&+", "&-", "|", "^"], ["*", "/", "%", "&*", "&"],
    ["<<", ">>"],
  ]

  private func fold(_ pieces: ArraySlice<Piece>, _ range: Range<Int>) -> Node {
    if pieces.count == 1, case .operand(let node)? = pieces.first { return node }
    for (index, piece) in zip(pieces.indices, pieces) {
      guard case .assignment(let text) = piece else { continue }
      let target = fold(pieces[..<index], range)
      let value = fold(pieces[(index + 1)...], range)
      return Node(.assignment(text, target, value), join(target, value))
    }
    for (index, piece) in zip(pieces.indices, pieces) {
      guard case .ternary(let first) = piece else { continue }
      let condition = fold(pieces[..<index], range)
      let second = fold(pieces[(index + 1)...], range)
      return Node(.ternary(condition, first, second), join(condition, second))
    }
    return foldBinary(pieces, range, level: 0)
  }

  private func foldBinary(
    _ pieces: ArraySlice<Piece>, _ range: Range<Int>, level: Int
  ) -> Node {
    if pieces.count == 1, case .operand(let node)? = pieces.first { return node }
    guard level < Self.levels.count else { return foldCast(pieces, range) }
    var parts: [ArraySlice<Piece>] = []
    var start = pieces.startIndex
    var name: String?
    for (index, piece) in zip(pieces.indices, pieces) {
      guard case .binary(let text) = piece, Self.level(of: text) == level else { continue }
      parts.append(pieces[start..<index])
      start = index + 1
      name = name ?? text
    }
    guard let name else { return foldBinary(pieces, range, level: level + 1) }
    parts.append(pieces[start...])
    let nodes = parts.map { foldBinary($0, range, level: level + 1) }
    guard let first = nodes.first, let last = nodes.last else { return Node(.other([]), range) }
    return Node(.operation(name, nodes), join(first, last))
  }

  private static func level(of text: String) -> Int {
    levels.firstIndex { $0.contains(text) } ?? 2
  }

  private func foldCast(_ pieces: ArraySlice<Piece>, _ range: Range<Int>) -> Node {
    var result: Node?
    var pending: String?
    for piece in pieces {
      switch piece {
      case .cast(let text): pending = text
      case .operand(let node):
        guard let left = result else {
          result = node
          continue
        }
        var type = ""
        if case .name(let text) = node.kind { type = text }
        result = Node(.cast(pending ?? "", left, type), join(left, node))
      case .binary, .assignment, .ternary: continue
      }
    }
    return result ?? Node(.other([]), range)
  }

  private func join(_ first: Node, _ last: Node) -> Range<Int> {
    let start = min(first.range.lowerBound, last.range.lowerBound)
    return start..<max(first.range.upperBound, last.range.upperBound)
  }
}

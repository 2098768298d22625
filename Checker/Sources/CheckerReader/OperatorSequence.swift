public import CheckerCore

/// Operands and operators in the order of the source, and the tree that their precedence makes.
public struct OperatorSequence {
  /// An operand or an operator.
  public enum Piece {
    /// A value between operators.
    case operand(Node)
    /// An operator between two operands; assignments such as `+=` and `=` too.
    case binary(String)
    /// `? first :`, with the value between the marks.
    case ternary(Node)
    /// `is`, `as`, `as?` or `as!`; the type follows as an operand.
    case cast(String)
  }

  private let pieces: [Piece]
  private let range: Range<Int>

  /// Takes the pieces; `range` is what they cover together.
  public init(_ pieces: [Piece], range: Range<Int>) {
    self.pieces = pieces
    self.range = range
  }

  /// The tree.
  public var folded: Node { fold(pieces[...]) }

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  /// From the loosest to the tightest; what is not listed binds like a comparison.
  private static let levels: [Set<String>] = [
    ["||"], ["&&"],
    ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="],
    ["??"], ["...", "..<"], ["+", "-", "&+", "&-", "|", "^"], ["*", "/", "%", "&*", "&"],
    ["<<", ">>"],
  ]

  private func fold(_ pieces: ArraySlice<Piece>) -> Node {
    if pieces.count == 1, case .operand(let node)? = pieces.first { return node }
    for (index, piece) in zip(pieces.indices, pieces) {
      guard case .binary(let text) = piece, Self.assignments.contains(text) else { continue }
      let target = fold(pieces[..<index])
      let value = fold(pieces[(index + 1)...])
      return Node(.assignment(text, target, value), join(target, value))
    }
    for (index, piece) in zip(pieces.indices, pieces) {
      guard case .ternary(let first) = piece else { continue }
      let condition = fold(pieces[..<index])
      let second = fold(pieces[(index + 1)...])
      return Node(.ternary(condition, first, second), join(condition, second))
    }
    return foldBinary(pieces, level: 0)
  }

  private func foldBinary(_ pieces: ArraySlice<Piece>, level: Int) -> Node {
    if pieces.count == 1, case .operand(let node)? = pieces.first { return node }
    guard level < Self.levels.count else { return foldCast(pieces) }
    var parts: [ArraySlice<Piece>] = []
    var start = pieces.startIndex
    var name: String?
    for (index, piece) in zip(pieces.indices, pieces) {
      guard case .binary(let text) = piece, Self.level(of: text) == level else { continue }
      parts.append(pieces[start..<index])
      start = index + 1
      name = name ?? text
    }
    guard let name else { return foldBinary(pieces, level: level + 1) }
    parts.append(pieces[start...])
    let nodes = parts.map { foldBinary($0, level: level + 1) }
    guard let first = nodes.first, let last = nodes.last else { return Node(.other([]), range) }
    return Node(.operation(name, nodes), join(first, last))
  }

  private static func level(of text: String) -> Int {
    levels.firstIndex { $0.contains(text) } ?? 2
  }

  private func foldCast(_ pieces: ArraySlice<Piece>) -> Node {
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
      case .binary, .ternary: continue
      }
    }
    return result ?? Node(.other([]), range)
  }

  private func join(_ first: Node, _ last: Node) -> Range<Int> {
    let start = min(first.range.lowerBound, last.range.lowerBound)
    return start..<max(first.range.upperBound, last.range.upperBound)
  }
}

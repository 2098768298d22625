import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads operands and the operators between them.
  ///
  /// `isHead` says that a brace that follows begins a body, as behind `if`.
  mutating func expression(isHead: Bool = false) throws(Unsure) -> Node {
    try deepen()
    defer { depth -= 1 }
    let first = index
    let operand = try operand(isHead)
    var pieces: [OperatorSequence.Piece] = []
    while true {
      switch kind {
      case .binaryOperator:
        if pieces.isEmpty { pieces.append(.operand(operand)) }
        pieces.append(.binary(try binaryOperator()))
      case .equal:
        if pieces.isEmpty { pieces.append(.operand(operand)) }
        pieces.append(.binary("="))
        advance()
      case .infixQuestion:
        if pieces.isEmpty { pieces.append(.operand(operand)) }
        advance()
        let value = try expression(isHead: isHead)
        try expect(.colon)
        pieces.append(.ternary(value))
      case .word where word == .is || word == .as:
        if pieces.isEmpty { pieces.append(.operand(operand)) }
        var name = word == .is ? "is" : "as"
        advance()
        if name == "as", kind == .postfixMark, isAdjacent {
          name += text
          advance()
        }
        pieces.append(.cast(name))
        let start = index
        try skipType()
        pieces.append(
          .operand(Node(.name(text(from: start, to: index)), range(from: start))))
        continue
      case .arrow, .postfixOperator: throw Unsure()
      default:
        guard !pieces.isEmpty else { return operand }
        return OperatorSequence(pieces, range: range(from: first)).folded
      }
      pieces.append(.operand(try self.operand(isHead)))
    }
  }

  /// Reads an operator, which may stand as several tokens if it is a row of `>`.
  mutating func binaryOperator() throws(Unsure) -> String {
    let first = index
    let isAngle = isAngleClose
    advance()
    while isAngle, isAdjacent, isAngleClose { advance() }
    if isAngle, isAdjacent, kind == .postfixMark { throw Unsure() }
    return text(from: first, to: index)
  }

  enum Prefix {
    case attempt(String)
    case awaiting
    case sign(String)
  }

  /// Reads one operand with the prefixes before it.
  mutating func operand(_ isHead: Bool) throws(Unsure) -> Node {
    var prefixes: [(kind: Prefix, start: Int)] = []
    reading: while true {
      let start = index
      switch kind {
      case .word where word == .try:
        advance()
        var mark = ""
        if kind == .postfixMark, isAdjacent {
          mark = text
          advance()
        }
        prefixes.append((.attempt(mark), start))
      case .word where word == .await:
        advance()
        if startsLine { throw Unsure() }
        prefixes.append((.awaiting, start))
      case .prefixOperator:
        prefixes.append((.sign(text), start))
        advance()
      default: break reading
      }
    }
    // A sign before `try` is no Swift.
    if let last = prefixes.last, case .sign = last.kind, word == .if || word == .switch {
      throw Unsure()
    }
    var node = try postfix(isHead)
    let last = index
    for prefix in prefixes.reversed() {
      let range = Range.span(shift + tokens[prefix.start].start, shift + tokens[last - 1].end)
      switch prefix.kind {
      case .attempt(let mark): node = Node(.attempt(mark, node), range)
      case .awaiting: node = Node(.awaiting(node), range)
      case .sign(let text): node = Node(.prefix(text, node), range)
      }
    }
    return node
  }
}

import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads labelled values up to one of the closing tokens, which is left.
  mutating func arguments(until closing: [SwiftToken.Kind]) throws(Unsure) -> [Argument] {
    var result: [Argument] = []
    while !closing.contains(kind) {
      var label: String?
      if kind == .word, kind(ahead: 1) == .colon {
        label = text
        advance()
        advance()
      }
      if let name = operatorName() {
        result.append(Argument(label: label, value: name))
      } else {
        result.append(Argument(label: label, value: try expression()))
      }
      guard take(.comma) else { break }
    }
    guard closing.contains(kind) else { throw Unsure() }
    return result
  }

  /// Reads an operator that is itself the value, as in `reduce(0, +)`.
  mutating func operatorName() -> Node? {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: break
    default: return nil
    }
    switch kind(ahead: 1) {
    case .comma, .closeParen, .closeBracket: break
    default: return nil
    }
    let first = index
    advance()
    return Node(.name(text(from: first, to: index)), range(from: first))
  }

  mutating func collection() throws(Unsure) -> Node {
    let first = index
    advance()
    var parts: [Node] = []
    if kind == .colon, kind(ahead: 1) == .closeBracket {
      advance()
    } else {
      while kind != .closeBracket {
        parts.append(try expression())
        if take(.colon) { parts.append(try expression()) }
        guard take(.comma) else { break }
      }
    }
    try expect(.closeBracket)
    return Node(.collection(parts), range(from: first))
  }
}

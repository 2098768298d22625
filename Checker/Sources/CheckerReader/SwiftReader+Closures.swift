import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads a closure with its signature.
  mutating func closure() throws(Unsure) -> Node {
    let first = index
    try expect(.openBrace)
    let names = try closureSignature()
    let body = try items()
    try expect(.closeBrace)
    return Node(.closure(Closure(parameters: names, body: body)), range(from: first))
  }

  /// Reads up to `in`, if a signature stands here.
  mutating func closureSignature() throws(Unsure) -> [String] {
    let start = index
    while kind == .at {
      advance()
      guard kind == .word else { throw Unsure() }
      advance()
      if kind == .openParen, isAdjacent { try skipBrackets() }
    }
    if kind == .openBracket { try skipBrackets() }
    var names: [String] = []
    if kind == .openParen {
      names = closureParameters()
      try skipBrackets()
    } else if kind == .word, word != .in, word != .async, word != .throws {
      while true {
        guard kind == .word else { break }
        names.append(text)
        advance()
        guard take(.comma) else { break }
      }
    }
    _ = take(.async)
    if take(.throws), kind == .openParen { try skipBrackets() }
    if kind == .arrow {
      advance()
      guard (try? skipType()) != nil else {
        index = start
        return []
      }
    }
    guard word == .in else {
      if tokens[start].kind == .at { throw Unsure() }
      index = start
      return []
    }
    advance()
    return names
  }

  /// The inner names of parameters in parentheses.
  func closureParameters() -> [String] {
    var names: [String] = []
    var open = 0
    var last: String?
    var isBeforeType = true
    for number in index..<tokens.count {
      let token = tokens[number]
      switch token.kind {
      case .openParen, .openBracket, .openBrace, .stringHead: open += 1
      case .closeParen, .closeBracket, .closeBrace, .stringTail:
        open -= 1
        if open == 0 {
          if let last { names.append(last) }
          return names
        }
      case .word where open == 1 && isBeforeType: last = text(of: token)
      case .colon where open == 1: isBeforeType = false
      case .comma where open == 1 && !isInAngles(from: index + 1, to: number):
        if let last { names.append(last) }
        last = nil
        isBeforeType = true
      default: break
      }
    }
    return names
  }

  func isInAngles(from first: Int, to end: Int) -> Bool {
    var open = 0
    for number in first..<end {
      if isByte(tokens[number], UInt8(ascii: "<")) { open += 1 }
      if isByte(tokens[number], UInt8(ascii: ">")) { open -= 1 }
    }
    return open > 0
  }
}

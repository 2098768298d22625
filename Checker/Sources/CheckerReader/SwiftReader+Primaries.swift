import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads what can stand at the start of a chain.
  mutating func primary(_ isHead: Bool) throws(Unsure) -> Node {
    let first = index
    switch kind {
    case .word: return try word(isHead)
    case .number, .regex:
      advance()
      return Node(.literal(text(from: first, to: index)), range(from: first))
    case .string, .stringHead: return try string()
    case .openParen:
      advance()
      let parts = try arguments(until: [.closeParen])
      try expect(.closeParen)
      if kind == .arrow { throw Unsure() }
      return Node(.tuple(parts), range(from: first))
    case .openBracket: return try collection()
    case .openBrace: return try closure()
    case .period:
      advance()
      guard kind == .word, isAdjacent else { throw Unsure() }
      let name = text
      advance()
      try skipNameArguments()
      return Node(.implicitMember(name), range(from: first))
    case .backslash: return try keyPath()
    case .pound: return try macro()
    default: throw Unsure()
    }
  }

  mutating func word(_ isHead: Bool) throws(Unsure) -> Node {
    let first = index
    switch word {
    case .if: return try conditional()
    case .switch: return try choice()
    case .true, .false, .nil:
      advance()
      return Node(.literal(text(from: first, to: index)), range(from: first))
    case .underscore:
      advance()
      return Node(.other([]), range(from: first))
    case .any, .opaque:
      if kind(ahead: 1) == .word, !tokens[index + 1].startsLine, word(ahead: 1)?.isReserved != true
      {
        try skipType()
        return Node(.name(text(from: first, to: index)), range(from: first))
      }
    case .consume, .copy, .unsafe, .borrow, .each, .yield, .discard, .then, .repeat, .async,
      .package:
      if kind(ahead: 1) == .word, !tokens[index + 1].startsLine { throw Unsure() }
      // `unsafe (a)` marks an operand, `unsafe(a)` calls.
      if isApart(ahead: 1) { throw Unsure() }
    case let word? where word.isReserved: throw Unsure()
    default: break
    }
    let name = unquoted(text)
    if bytes[token.start] == UInt8(ascii: "<") { throw Unsure() }
    advance()
    try skipNameArguments()
    return Node(.name(name), range(from: first))
  }

  /// Whether an operand begins at a token on this line that stands apart from the one before it.
  private func isApart(ahead distance: Int) -> Bool {
    let next = tokens[min(index + distance, tokens.count - 1)]
    guard !next.startsLine, next.start != tokens[index + distance - 1].end else { return false }
    switch next.kind {
    case .openParen, .openBracket, .string, .stringHead, .number, .regex, .period, .prefixOperator,
      .backslash, .pound:
      return true
    default: return false
    }
  }

  /// Moves behind the labels of `name(first:second:)`, which names a function.
  mutating func skipNameArguments() throws(Unsure) {
    guard kind == .openParen, isAdjacent, kind(ahead: 1) == .word, kind(ahead: 2) == .colon else {
      return
    }
    var distance = 1
    while kind(ahead: distance) == .word, kind(ahead: distance + 1) == .colon { distance += 2 }
    if kind(ahead: distance) == .closeParen {
      try skipBrackets()
    } else if distance > 3 {
      throw Unsure()
    }
  }

  mutating func keyPath() throws(Unsure) -> Node {
    let first = index
    advance()
    if kind == .word {
      guard word == nil || word == .selfType else { throw Unsure() }
      advance()
    }
    guard kind == .period else { throw Unsure() }
    while true {
      switch kind {
      case .period:
        advance()
        guard kind == .word, isAdjacent else { throw Unsure() }
        advance()
      case .postfixMark where isAdjacent: advance()
      case .openBracket where isAdjacent: try skipBrackets()
      case .openParen where isAdjacent: throw Unsure()
      default:
        if isAngleOpen, isAdjacent { throw Unsure() }
        return Node(.keyPath(text(from: first, to: index)), range(from: first))
      }
    }
  }

  mutating func macro() throws(Unsure) -> Node {
    let first = index
    advance()
    guard kind == .word, isAdjacent else { throw Unsure() }
    let name = text
    advance()
    if isAngleOpen, isAdjacent { throw Unsure() }
    var inside: [Node] = []
    if kind == .openParen, !startsLine {
      advance()
      inside = try arguments(until: [.closeParen]).map(\.value)
      try expect(.closeParen)
    }
    if kind == .openBrace || kind == .period { throw Unsure() }
    return Node(.other(name == "Preview" ? [] : inside), range(from: first))
  }
}

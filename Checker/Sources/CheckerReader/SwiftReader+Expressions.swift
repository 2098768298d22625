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
  private mutating func binaryOperator() throws(Unsure) -> String {
    let first = index
    let isAngle = isAngleClose
    advance()
    while isAngle, isAdjacent, isAngleClose { advance() }
    if isAngle, isAdjacent, kind == .postfixMark { throw Unsure() }
    return text(from: first, to: index)
  }

  private enum Prefix {
    case attempt(String)
    case awaiting
    case sign(String)
  }

  /// Reads one operand with the prefixes before it.
  private mutating func operand(_ isHead: Bool) throws(Unsure) -> Node {
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

  private mutating func word(_ isHead: Bool) throws(Unsure) -> Node {
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
    case let word? where word.isReserved: throw Unsure()
    default: break
    }
    let name = unquoted(text)
    if bytes[token.start] == UInt8(ascii: "<") { throw Unsure() }
    advance()
    try skipNameArguments()
    return Node(.name(name), range(from: first))
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
  private mutating func operatorName() -> Node? {
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

  private mutating func collection() throws(Unsure) -> Node {
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

  private mutating func keyPath() throws(Unsure) -> Node {
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

  private mutating func macro() throws(Unsure) -> Node {
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
  private mutating func closureSignature() throws(Unsure) -> [String] {
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
  private func closureParameters() -> [String] {
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

  private func isInAngles(from first: Int, to end: Int) -> Bool {
    var open = 0
    for number in first..<end {
      if isByte(tokens[number], UInt8(ascii: "<")) { open += 1 }
      if isByte(tokens[number], UInt8(ascii: ">")) { open -= 1 }
    }
    return open > 0
  }
}

import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads the conditions of `if`, `guard` or `while`.
  mutating func conditions() throws(Unsure) -> [Condition] {
    var result: [Condition] = []
    repeat {
      result.append(try condition())
    } while take(.comma)
    return result
  }

  private mutating func condition() throws(Unsure) -> Condition {
    switch kind {
    case .poundWord:
      advance()
      guard kind == .openParen else { throw Unsure() }
      try skipBrackets()
      return .availability
    case .word where word == .case:
      advance()
      var names: [String] = []
      let pattern = try pattern(names: &names, isHead: true)
      if take(.colon) { try skipType() }
      try expect(.equal)
      return .match(pattern, try expression(isHead: true))
    case .word where word == .let || word == .var:
      advance()
      let first = index
      if kind == .openParen {
        try skipBrackets()
      } else {
        guard kind == .word, word?.isReserved != true else { throw Unsure() }
        advance()
      }
      let name = text(from: first, to: index)
      let nameRange = range(from: first)
      if take(.colon) { try skipType() }
      guard take(.equal) else { return .binding(name, Node(.name(name), nameRange)) }
      return .binding(name, try expression(isHead: true))
    default: return .test(try expression(isHead: true))
    }
  }

  /// Reads an `if`; a long row of `else if` takes no stack.
  mutating func conditional() throws(Unsure) -> Node {
    var open: [(start: Int, conditions: [Condition], then: [Node])] = []
    var otherwise: [Node]?
    while true {
      let start = index
      try expect(.if)
      let conditions = try conditions()
      open.append((start, conditions, try block()))
      guard take(.else) else { break }
      guard word == .if else {
        otherwise = try block()
        break
      }
    }
    var result: Node?
    for part in open.reversed() {
      let inner = result.map { [$0] } ?? otherwise
      result = Node(
        .conditional(Conditional(conditions: part.conditions, then: part.then, otherwise: inner)),
        range(from: part.start))
    }
    guard let result else { throw Unsure() }
    return result
  }

  /// Reads a `switch`.
  mutating func choice() throws(Unsure) -> Node {
    let first = index
    advance()
    let subject = try expression(isHead: true)
    try expect(.openBrace)
    let cases = try cases(platform: nil)
    try expect(.closeBrace)
    return Node(.choice(Choice(subject: subject, cases: cases)), range(from: first))
  }

  private mutating func cases(platform: String?) throws(Unsure) -> [Choice.Case] {
    var result: [Choice.Case] = []
    while true {
      switch kind {
      case .word where word == .case || word == .default, .at:
        result.append(try oneCase(platform: platform))
      case .poundIf:
        try deepen()
        defer { depth -= 1 }
        while kind != .poundEndif {
          guard kind == .poundIf || kind == .poundElse || kind == .poundElseif else {
            throw Unsure()
          }
          let isElse = kind == .poundElse
          advance()
          let start = index
          while !startsLine, kind != .end { advance() }
          result += try cases(platform: isElse ? "else" : text(from: start, to: index))
        }
        advance()
      default: return result
      }
    }
  }

  private mutating func oneCase(platform: String?) throws(Unsure) -> Choice.Case {
    var isUnknown = false
    if take(.at) {
      try expect(Word.unknown)
      isUnknown = true
    }
    let label = index
    var patterns: [Pattern] = []
    let isDefault = take(.default)
    if !isDefault {
      try expect(.case)
      repeat {
        var names: [String] = []
        var pattern = try pattern(names: &names)
        if take(.where) { pattern = pattern.with(condition: try expression()) }
        patterns.append(pattern)
      } while take(.comma)
    }
    try expect(.colon)
    let labelRange = range(from: label)
    let body = try items()
    return Choice.Case(
      patterns: patterns, isDefault: isDefault, isUnknown: isUnknown, body: body,
      label: labelRange, platform: platform)
  }
}

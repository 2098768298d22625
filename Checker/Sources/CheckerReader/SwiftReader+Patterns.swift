import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads the pattern behind `case`.
  ///
  /// - Parameters:
  ///   - binds: Whether `let` or `var` stands before it, so that plain names are bound.
  ///   - names: Receives every name that is bound.
  ///   - isHead: Whether the pattern stands at the head of a statement, where `{` ends it.
  /// - Returns: The pattern.
  /// - Throws: ``Unsure`` where the reader does not know the form.
  mutating func pattern(
    binds: Bool = false, names: inout [String], isHead: Bool = false
  ) throws(Unsure) -> Pattern {
    try deepen()
    defer { depth -= 1 }
    let first = index
    if word == .let || word == .var {
      advance()
      var own: [String] = []
      let inner = try pattern(binds: true, names: &own, isHead: isHead)
      names += own
      guard inner.caseName != nil || !inner.parts.isEmpty else { return inner }
      return Pattern(
        caseName: inner.caseName, typeName: inner.typeName, bindings: own, parts: inner.parts,
        range: range(from: first))
    }
    if take(.is) {
      try skipType()
      return Pattern(caseName: nil, range: range(from: first))
    }
    let namesBefore = names.count
    let result = try plainPattern(binds: binds, names: &names, isHead: isHead)
    switch kind {
    case .binaryOperator, .infixQuestion, .arrow: break
    case .word where word == .as || word == .is: break
    default: return result
    }
    // An expression, such as a range or a cast.
    let bound = Array(names[namesBefore...])
    index = first
    if binds, kind == .word {
      advance()
      guard word == .as else { throw Unsure() }
      advance()
      try skipType()
      return Pattern(caseName: nil, range: range(from: first))
    }
    guard bound.isEmpty else { throw Unsure() }
    _ = try expression(isHead: isHead)
    return Pattern(caseName: nil, range: range(from: first))
  }

  private mutating func plainPattern(
    binds: Bool, names: inout [String], isHead: Bool
  ) throws(Unsure) -> Pattern {
    let first = index
    switch kind {
    case .openParen:
      let parts = try patternElements(binds: binds, names: &names)
      while kind == .postfixMark, isAdjacent { advance() }
      if parts.count == 1 { return parts[0] }
      return Pattern(caseName: nil, parts: parts, range: range(from: first))
    case .word where word == .underscore:
      advance()
      return Pattern(caseName: nil, matchesAll: true, range: range(from: first))
    case .period: return try casePattern(binds: binds, names: &names)
    case .word where kind(ahead: 1) == .period && word?.isReserved != true:
      return try casePattern(binds: binds, names: &names)
    case .word where binds:
      if let word, word.isReserved { throw Unsure() }
      switch word {
      case .true, .false, .nil, .self, .super:
        advance()
        return Pattern(caseName: nil, range: range(from: first))
      default: break
      }
      if kind(ahead: 1) == .openParen { throw Unsure() }
      if isAngle(at: index + 1) { throw Unsure() }
      names.append(text)
      let name = text
      advance()
      let range = range(from: first)
      while kind == .postfixMark, isAdjacent { advance() }
      return Pattern(caseName: nil, bindings: [name], matchesAll: true, range: range)
    case .prefixOperator, .number, .string, .word, .openBracket:
      let value = try simpleOperand(isHead)
      if let last = value.chain?.links.last, last.kind != .call { throw Unsure() }
      return Pattern(caseName: nil, range: range(from: first))
    default: throw Unsure()
    }
  }

  private func isAngle(at number: Int) -> Bool {
    number < tokens.count && isByte(tokens[number], UInt8(ascii: "<"))
  }

  private mutating func simpleOperand(_ isHead: Bool) throws(Unsure) -> Node {
    if kind == .prefixOperator { advance() }
    return try postfix(isHead)
  }

  /// `.name`, `.name(…)` or `Type.name(…)`.
  private mutating func casePattern(
    binds: Bool, names: inout [String]
  ) throws(Unsure) -> Pattern {
    let first = index
    var own: [String] = []
    if kind == .word { advance() }
    var dot = index
    while kind == .period {
      dot = index
      advance()
      guard kind == .word, isAdjacent else { throw Unsure() }
      advance()
    }
    let name = text(of: tokens[index - 1])
    if isAngleOpen, isAdjacent { throw Unsure() }
    if kind == .openParen, !startsLine { _ = try patternElements(binds: binds, names: &own) }
    let end = range(from: first)
    while kind == .postfixMark, isAdjacent { advance() }
    switch kind {
    case .period, .openParen, .openBracket:
      if !startsLine { throw Unsure() }
    default: break
    }
    names += own
    let range = end.upperBound < self.end ? self.range(from: first) : end
    return Pattern(
      caseName: name, typeName: dot == first ? nil : text(from: first, to: dot), bindings: own,
      range: range)
  }

  private mutating func patternElements(
    binds: Bool, names: inout [String]
  ) throws(Unsure) -> [Pattern] {
    try expect(.openParen)
    var parts: [Pattern] = []
    while kind != .closeParen {
      let first = index
      if kind == .word, kind(ahead: 1) == .colon {
        advance()
        advance()
      }
      let isPattern = word == .let || word == .var || word == .is
      let part = try pattern(binds: binds, names: &names)
      let isLast = !take(.comma)
      parts.append(part.isUnbound && !isPattern ? part.with(range: range(from: first)) : part)
      if isLast { break }
    }
    try expect(.closeParen)
    return parts
  }
}

extension Pattern {
  /// Whether the range of the element around it is its own: nothing bound it.
  fileprivate var isUnbound: Bool { bindings.isEmpty || caseName != nil }

  fileprivate func with(range: Range<Int>) -> Pattern {
    Pattern(
      caseName: caseName, typeName: typeName, bindings: bindings, matchesAll: matchesAll,
      condition: condition, parts: parts, range: range)
  }

  /// The pattern with the condition behind `where`.
  func with(condition: Node) -> Pattern {
    Pattern(
      caseName: caseName, typeName: typeName, bindings: bindings, matchesAll: false,
      condition: condition, parts: parts, range: range)
  }
}

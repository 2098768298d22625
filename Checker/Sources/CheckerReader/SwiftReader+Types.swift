import CheckerSkim

extension SwiftReader {
  /// Moves behind a type.
  mutating func skipType() throws(Unsure) {
    try deepen()
    defer { depth -= 1 }
    prefixes: while true {
      switch kind {
      case .at:
        advance()
        try expect(.word)
        if kind == .openParen, isAdjacent { try skipBrackets() }
      case .word:
        switch word {
        case .inout, .opaque, .any, .consuming, .borrowing, .sending, .isolated, .__owned,
          .__shared:
          advance()
        case .each, .repeat, .package: throw Unsure()
        default: break prefixes
        }
      case .prefixOperator where isByte(token, UInt8(ascii: "~")): advance()
      default: break prefixes
      }
    }
    var canBeParameters = false
    switch kind {
    case .word:
      if let word, word.isReserved { throw Unsure() }
      advance()
      try skipGenericArguments()
    case .openParen:
      canBeParameters = true
      try skipBrackets()
    case .openBracket: try skipBrackets()
    default: throw Unsure()
    }
    if canBeParameters, try skipArrow() { return }
    suffixes: while true {
      switch kind {
      case .postfixMark where isAdjacent: advance()
      case .period where isAdjacent:
        advance()
        try expect(.word)
        try skipGenericArguments()
      case .binaryOperator where isByte(token, UInt8(ascii: "&")):
        advance()
        try skipType()
        return
      default: break suffixes
      }
    }
  }

  /// Moves behind `async throws -> Result`, if it stands here.
  private mutating func skipArrow() throws(Unsure) -> Bool {
    let start = index
    _ = take(.async)
    if take(.throws), kind == .openParen { try skipBrackets() }
    guard take(.arrow) else {
      index = start
      return false
    }
    try skipType()
    return true
  }

  /// Moves behind `<…>`, if it stands directly here.
  mutating func skipGenericArguments() throws(Unsure) {
    guard isAngleOpen, isAdjacent else { return }
    advance()
    while true {
      try skipType()
      if take(.comma) { continue }
      guard isAngleClose else { throw Unsure() }
      advance()
      return
    }
  }

  /// Moves behind the generic parameters of a declaration, if it has them.
  mutating func skipGenericParameters() throws(Unsure) {
    guard isAngleOpen else { return }
    advance()
    while true {
      if word == .each || word == .let { throw Unsure() }
      try expect(.word)
      if take(.colon) { try skipType() }
      if take(.comma) { continue }
      guard isAngleClose else { throw Unsure() }
      advance()
      return
    }
  }

  /// Moves behind `where …` of a declaration, up to its body, its end or the next one.
  mutating func skipWhereClause() throws(Unsure) {
    guard take(.where) else { return }
    while true {
      try skipType()
      guard kind == .colon || kind == .binaryOperator else {
        throw Unsure()
      }
      advance()
      try skipType()
      guard take(.comma) else { return }
    }
  }

  /// Moves behind generic arguments in an expression, where `<` surely is no comparison.
  mutating func takeGenericArguments() -> Bool {
    guard isAngleOpen, isAdjacent else { return false }
    let start = index
    if (try? skipGenericArguments()) != nil {
      switch kind {
      case .openParen, .period, .closeParen, .closeBracket, .comma, .closeBrace, .colon:
        return true
      case .openBrace where !startsLine: return true
      case .postfixMark where isAdjacent: return true
      default: break
      }
    }
    index = start
    return false
  }
}

import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads items up to a token that ends them, which is left.
  mutating func items() throws(Unsure) -> [Node] {
    var nodes: [Node] = []
    var isFirst = true
    while true {
      var isSeparated = isFirst || startsLine
      while take(.semicolon) { isSeparated = true }
      switch kind {
      case .end, .closeBrace, .poundElse, .poundElseif, .poundEndif: return nodes
      case .word where word == .case || word == .default: return nodes
      case .at where word(ahead: 1) == .unknown: return nodes
      case .poundIf where platformHoldsCases: return nodes
      default: break
      }
      guard isSeparated else { throw Unsure() }
      isFirst = false
      nodes += try item()
    }
  }

  private mutating func item() throws(Unsure) -> [Node] {
    try deepen()
    defer { depth -= 1 }
    if isDeclaration { return try declaration() }
    if kind == .poundIf { return [try platform { reader throws(Unsure) in try reader.items() }] }
    return [try statement()]
  }

  /// Whether the `#if` here stands between the cases of a `switch`.
  var platformHoldsCases: Bool {
    var ahead = self
    repeat { ahead.skipCondition() } while ahead.kind == .poundIf
    return ahead.word == .case || ahead.word == .default
      || ahead.kind == .at && ahead.word(ahead: 1) == .unknown
  }

  /// Reads all branches of the `#if` here.
  mutating func platform(
    _ body: (inout SwiftReader) throws(Unsure) -> [Node]
  ) throws(Unsure) -> Node {
    let first = index
    var branches: [PlatformBranch] = []
    while true {
      let isElse = kind == .poundElse
      advance()
      let start = index
      while !startsLine, kind != .end { advance() }
      let condition = isElse ? nil : text(from: start, to: index)
      if kind == .period { throw Unsure() }
      branches.append(PlatformBranch(condition: condition, body: try body(&self)))
      switch kind {
      case .poundElse, .poundElseif: continue
      case .poundEndif:
        advance()
        return Node(.platform(branches), range(from: first))
      default: throw Unsure()
      }
    }
  }

  private mutating func statement() throws(Unsure) -> Node {
    let first = index
    switch word {
    case .guard:
      advance()
      let conditions = try conditions()
      try expect(.else)
      let body = try block()
      return Node(.guarded(conditions, body), range(from: first))
    case .for: return try forLoop()
    case .while:
      advance()
      let head = try conditions().flatMap(\.nodes)
      let body = try block()
      return Node(.loop(head, body), range(from: first))
    case .repeat where kind(ahead: 1) == .openBrace:
      advance()
      let body = try block()
      try expect(.while)
      let condition = try expression()
      return Node(.loop([condition], body), range(from: first))
    case .do: return try attempt()
    case .defer:
      advance()
      let body = try block()
      return Node(.deferred(body), range(from: first))
    case .return:
      advance()
      switch kind {
      case .closeBrace, .semicolon, .end, .poundElse, .poundElseif, .poundEndif:
        return Node(.returned(nil), range(from: first))
      case .word where word == .case || word == .default:
        return Node(.returned(nil), range(from: first))
      default: break
      }
      if startsLine { throw Unsure() }
      let value = try expression()
      return Node(.returned(value), range(from: first))
    case .throw:
      advance()
      let value = try expression()
      return Node(.thrown(value), range(from: first))
    case .break, .continue, .fallthrough:
      let name = text
      advance()
      if name != "fallthrough", kind == .word, !startsLine { advance() }
      return Node(.jump(name), range(from: first))
    default: break
    }
    if kind == .word, kind(ahead: 1) == .colon {
      switch word(ahead: 2) {
      case .for, .while, .repeat, .do, .switch, .if:
        advance()
        advance()
        return try statement()
      default: throw Unsure()
      }
    }
    let node = try expression()
    switch node.kind {
    case .conditional, .choice: if kind == .period { throw Unsure() }
    default: break
    }
    return node
  }

  mutating func block() throws(Unsure) -> [Node] {
    try expect(.openBrace)
    let body = try items()
    try expect(.closeBrace)
    return body
  }

  private mutating func forLoop() throws(Unsure) -> Node {
    let first = index
    advance()
    while word != .in {
      switch kind {
      case .openParen, .openBracket: try skipBrackets()
      case .openBrace, .closeBrace, .end: throw Unsure()
      default: advance()
      }
    }
    advance()
    var head = [try expression(isHead: true)]
    if take(.where) { head.append(try expression(isHead: true)) }
    let body = try block()
    return Node(.loop(head, body), range(from: first))
  }

  private mutating func attempt() throws(Unsure) -> Node {
    let first = index
    advance()
    let body = try block()
    var catches: [Catch] = []
    while word == .catch {
      let start = index
      advance()
      let head = index
      var isList = false
      while kind != .openBrace {
        if kind == .comma || word == .where { isList = true }
        switch kind {
        case .openParen, .openBracket: try skipBrackets()
        case .closeBrace, .end: throw Unsure()
        default: advance()
        }
      }
      var name = "error"
      var pattern: String?
      let isPlain =
        index == head + 2 && (words[head] == .let || words[head] == .var)
        && tokens[head + 1].kind == .word
      if isPlain {
        name = text(of: tokens[head + 1])
      } else if index > head {
        let text = text(from: head, to: index)
        pattern = text
        let parts = text.split(separator: " ")
        if !isList, parts.count > 1, parts[0] == "let" || parts[0] == "var" {
          name = String(parts[1])
        }
      }
      let body = try block()
      catches.append(
        Catch(pattern: pattern, errorName: name, body: body, range: range(from: start)))
    }
    return Node(.attemptBlock(body, catches), range(from: first))
  }
}

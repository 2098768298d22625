import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// Reads a value and the steps behind it.
  mutating func postfix(_ isHead: Bool) throws(Unsure) -> Node {
    let first = index
    let base = try primary(isHead)
    switch base.kind {
    case .conditional, .choice: return base
    default: break
    }
    var links: [Chain.Link] = []
    // Whether the last step is a member that a call can still turn into a method.
    var isMember = false
    var stepEnd = end
    var lastStart = 0
    steps: while true {
      switch kind {
      case .period:
        advance()
        guard kind == .word || kind == .number, isAdjacent else { throw Unsure() }
        if kind == .number, text.utf8.contains(where: { !(0x30...0x39).contains($0) }) {
          throw Unsure()
        }
        let name = unquoted(text)
        lastStart = shift + token.start
        advance()
        try skipNameArguments()
        stepEnd = end
        links.append(
          Chain.Link(kind: .property, name: name, arguments: [], range: lastStart..<stepEnd))
        isMember = true
      case .postfixMark where isAdjacent: advance()
      case .openParen where !startsLine, .openBrace:
        if kind == .openBrace {
          switch base.kind {
          case .literal, .string, .collection, .tuple, .closure:
            if links.isEmpty { break steps }
          default: break
          }
          guard canBeTrailingClosure(isHead) else { break steps }
        }
        let arguments = try callArguments(isHead)
        if isMember, let member = links.popLast() {
          links.append(
            Chain.Link(
              kind: .method, name: member.name, arguments: arguments, range: .span(lastStart, end))
          )
        } else {
          links.append(
            Chain.Link(
              kind: .call, name: "", arguments: arguments, range: .span(stepEnd, end)))
        }
        stepEnd = end
        isMember = false
      case .openBracket where !startsLine:
        let start = shift + token.start
        advance()
        let arguments = try arguments(until: [.closeBracket])
        try expect(.closeBracket)
        if kind == .openBrace, !startsLine, canBeTrailingClosure(isHead) { throw Unsure() }
        stepEnd = end
        links.append(
          Chain.Link(kind: .element, name: "", arguments: arguments, range: start..<stepEnd))
        isMember = false
      case .poundIf where continuesInPlatform:
        links += try platformLinks()
        stepEnd = end
        isMember = false
        if kind == .openParen || kind == .openBrace || kind == .openBracket { throw Unsure() }
      case .postfixOperator where !isAngleOpen && isAdjacent:
        // The parser's tree keeps the operator outside of the chain.
        let node = chain(base, links, from: first)
        advance()
        switch kind {
        case .period, .openParen, .openBracket, .openBrace, .postfixMark: throw Unsure()
        default: return node
        }
      default:
        if isAngleOpen, isAdjacent, isMember || links.isEmpty, takeGenericArguments() {
          continue steps
        }
        break steps
      }
    }
    return chain(base, links, from: first)
  }

  private func chain(_ base: Node, _ links: [Chain.Link], from first: Int) -> Node {
    guard !links.isEmpty else { return base }
    return Node(
      .chain(Chain(base: base, links: links)), .span(shift + tokens[first].start, end))
  }

  /// Whether the brace here belongs to the call before it.
  private func canBeTrailingClosure(_ isHead: Bool) -> Bool {
    if let next = word(ahead: 1), next.isAccessor,
      kind(ahead: 2) == .openBrace || kind(ahead: 2) == .openParen
        || word(ahead: 2)?.isAccessor == true || kind(ahead: 2) == .closeBrace
        || word(ahead: 2) == .async || word(ahead: 2) == .throws
    {
      return false
    }
    guard isHead else { return true }
    if word(ahead: 1) == .case { return false }
    var ahead = self
    guard (try? ahead.skipBrackets()) != nil else { return false }
    switch ahead.kind {
    case .openBrace, .comma: return true
    case .openBracket, .openParen, .period, .postfixMark, .infixQuestion, .postfixOperator,
      .equal, .arrow, .binaryOperator:
      return !ahead.startsLine
    case .word:
      if ahead.word == .where { return true }
      return (ahead.word == .is || ahead.word == .as) && !ahead.startsLine
    default: return false
    }
  }

  private mutating func callArguments(_ isHead: Bool) throws(Unsure) -> [Argument] {
    var list: [Argument] = []
    if kind == .openParen {
      advance()
      list = try arguments(until: [.closeParen])
      try expect(.closeParen)
      guard kind == .openBrace, canBeTrailingClosure(isHead) else { return list }
    }
    list.append(Argument(label: nil, value: try closure(), isTrailing: true))
    while kind == .word, kind(ahead: 1) == .colon, kind(ahead: 2) == .openBrace,
      word != .default
    {
      let label = text
      advance()
      advance()
      list.append(Argument(label: label, value: try closure(), isTrailing: true))
    }
    return list
  }

  /// Whether the clauses of the `#if` here hold steps of the chain before it.
  private var continuesInPlatform: Bool {
    var ahead = self
    ahead.skipCondition()
    while ahead.kind == .poundIf { ahead.skipCondition() }
    return ahead.kind == .period
  }

  /// Moves behind a directive and its condition.
  mutating func skipCondition() {
    advance()
    while !startsLine, kind != .end { advance() }
  }

  private mutating func platformLinks() throws(Unsure) -> [Chain.Link] {
    try deepen()
    defer { depth -= 1 }
    var links: [Chain.Link] = []
    while true {
      switch kind {
      case .poundIf, .poundElseif, .poundElse: skipCondition()
      default: throw Unsure()
      }
      if kind == .period {
        links += try platformSteps()
      } else if kind == .poundIf {
        throw Unsure()
      }
      if take(.poundEndif) { return links }
    }
  }

  private mutating func platformSteps() throws(Unsure) -> [Chain.Link] {
    let node = try postfix(false)
    guard let chain = node.chain else { return [] }
    guard case .implicitMember(let name) = chain.base.kind else { throw Unsure() }
    guard let first = chain.links.first, first.kind == .call else {
      return [
        Chain.Link(kind: .property, name: name, arguments: [], range: chain.base.range)
      ] + chain.links
    }
    let step = Chain.Link(
      kind: .method, name: name, arguments: first.arguments,
      range: .span(chain.base.range.lowerBound + 1, first.range.upperBound))
    return [step] + chain.links.dropFirst()
  }
}

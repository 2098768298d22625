extension SwiftLexer {
  /// Where the regular expression that begins inside an operator ends, if it is one.
  ///
  /// Whether a slash divides or begins a pattern follows from what stands before and behind it.
  func endOfRegex(at slash: Int, operatorStart: Int, isLeftBound: Bool) -> Int? {
    guard !isLeftBound else { return nil }
    if previous.kind == .word, text(of: previous, is: "func") || text(of: previous, is: "operator")
    {
      return nil
    }
    var mustBeRegex = false
    if !isRightBound(at: position, isLeftBound: false) {
      mustBeRegex = previousFollowsTry
      guard mustBeRegex || expectsExpression else { return nil }
      switch previous.kind {
      case .openParen, .openBracket, .comma, .colon: break
      default: mustBeRegex = true
      }
    }
    return endOfRegex(from: slash, mustBeRegex: mustBeRegex)
  }

  /// Whether the token before this position leaves an expression to come.
  private var expectsExpression: Bool {
    if isAtStart { return true }
    switch previous.kind {
    case .openBrace, .openParen, .openBracket, .prefixOperator, .binaryOperator, .equal,
      .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .unknown, .stringHead, .stringMiddle:
      return true
    case .word:
      return SwiftKeywords.areReserved(bytes, from: previous.start, to: previous.end)
    default:
      return false
    }
  }

  /// Where a regular-expression literal ends.
  ///
  /// `start` is the offset of the first `#` or of the slash; with `mustBeRegex`, a pattern that is
  /// odd or unfinished is still a pattern.
  func endOfRegex(from start: Int, mustBeRegex: Bool) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    guard index < bytes.count, bytes[index] == UInt8(ascii: "/") else { return nil }
    index += 1
    if pounds == 0 {
      if index < bytes.count {
        switch bytes[index] {
        case 0x20, 0x09: if !mustBeRegex { return nil }
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
        default: break
        }
      }
      if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return nil }
    }
    let firstLineBreak = pounds > 0 ? lineBreakAfterBlanks(from: index) : nil
    var scan = RegexScan(
      bytes: bytes, index: firstLineBreak ?? index, pounds: pounds, mustBeRegex: mustBeRegex,
      firstLineBreak: firstLineBreak)
    return scan.end()
  }

  private func lineBreakAfterBlanks(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D else { return nil }
    return index
  }
}

/// The way through one pattern.
private struct RegexScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  let pounds: Int
  let mustBeRegex: Bool
  let firstLineBreak: Int?
  private var openGroups = 0
  private var openClasses = 0
  private var lastBlank = -1
  private var lastSlashEnd: Int?

  init(
    bytes: UnsafeBufferPointer<UInt8>, index: Int, pounds: Int, mustBeRegex: Bool,
    firstLineBreak: Int?
  ) {
    self.bytes = bytes
    self.index = index
    self.pounds = pounds
    self.mustBeRegex = mustBeRegex
    self.firstLineBreak = firstLineBreak
  }

  private enum Step {
    case more
    case ended(Int)
    case unfinished
    case noPattern
  }

  mutating func end() -> Int? {
    while true {
      switch step() {
      case .more: continue
      case .ended(let end): return end
      case .noPattern: return nil
      case .unfinished: return mustBeRegex ? lastSlashEnd ?? index : nil
      }
    }
  }

  private mutating func step() -> Step {
    guard index < bytes.count else {
      if let firstLineBreak { index = firstLineBreak }
      return .unfinished
    }
    if bytes[index] == UInt8(ascii: "/"), let step = close() { return step }
    var isEscaped = false
    if bytes[index] == UInt8(ascii: "\\") {
      index += 1
      isEscaped = true
      guard index < bytes.count else {
        if let firstLineBreak { index = firstLineBreak }
        return .unfinished
      }
    }
    switch bytes[index] {
    case 0x0A, 0x0D:
      if firstLineBreak == nil { return .unfinished }
    case UInt8(ascii: "(") where !isEscaped && openClasses == 0: openGroups += 1
    case UInt8(ascii: ")") where !isEscaped && openClasses == 0:
      if openGroups > 0 {
        openGroups -= 1
      } else if !mustBeRegex {
        return .noPattern
      }
    case UInt8(ascii: "[") where !isEscaped: openClasses += 1
    case UInt8(ascii: "]") where !isEscaped: openClasses = max(0, openClasses - 1)
    case 0x20, 0x09:
      if !isEscaped { lastBlank = index }
    default: break
    }
    index += UnicodeClass.scalar(at: index, in: bytes)?.length ?? 1
    return .more
  }

  /// What a slash does to the pattern, or `nil` if it is one of its characters.
  private mutating func close() -> Step? {
    let slash = index
    lastSlashEnd = slash + 1
    var end = slash + 1
    if pounds > 0 {
      while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    }
    guard end - slash - 1 >= pounds else { return nil }
    if pounds == 0 {
      if end < bytes.count, bytes[end] == UInt8(ascii: "*") || bytes[end] == UInt8(ascii: "/") {
        return .unfinished
      }
      if lastBlank == slash - 1, !mustBeRegex { return .noPattern }
    }
    return .ended(end)
  }
}

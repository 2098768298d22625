/// Finds where the items at the top level begin and end, from tokens alone.
struct TopLevelScanner {
  private var lexer: SwiftLexer
  private let bytes: UnsafeBufferPointer<UInt8>
  private let table: WordTable
  private let marker: StaticString

  private(set) var items: [TopLevelItem] = []
  private(set) var markedComments: [Range<Int>] = []
  private(set) var isUnbalanced = false

  private var header = ItemHeader()
  private var isOpen = false
  private var start = 0
  private var end = 0
  private var words = WordSet()
  private var deepest = 0
  /// Open brackets around the current token.
  private var depth = 0
  private var conditions: [Condition] = []
  /// The last token outside all brackets, for what continues an item.
  private var last = SwiftToken(kind: .end, start: 0, end: 0, startsLine: false, hash: 0)

  /// An `#if` that is open.
  private struct Condition {
    /// The depth before it, so that a clause that does not balance harms no other.
    var depth: Int
    /// Whether the clauses are parts of one item, as in a chain of members.
    var isInsideItem: Bool
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, words: WordTable, marker: StaticString) {
    self.lexer = SwiftLexer(bytes)
    self.bytes = bytes
    self.table = words
    self.marker = marker
  }

  mutating func run() {
    var comments: [Range<Int>] = []
    let bytes = bytes
    let marker = marker
    while true {
      let token = lexer.next { start, end in
        if Self.contains(marker, in: bytes, from: start, to: end) { comments.append(start..<end) }
      }
      if token.kind == .end { break }
      if token.kind == .word, depth > 0 {
        // The common case: a word somewhere inside an item.
        note(token)
      } else {
        read(token)
      }
    }
    finish()
    if depth != 0 || !conditions.isEmpty { isUnbalanced = true }
    markedComments = comments
  }

  @inline(__always)
  private mutating func note(_ token: SwiftToken) {
    guard
      let number = table.number(
        hash: token.hash, bytes: bytes, start: token.start, end: token.end)
    else { return }
    words.insert(number)
  }

  private mutating func read(_ token: SwiftToken) {
    switch token.kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif:
      if readDirective(token) { return }
    case .shebang: return
    default: break
    }
    if depth == 0 {
      beginItemIfNeeded(token)
      if token.kind == .semicolon { return }
    }
    if token.kind == .word { note(token) }
    switch token.kind {
    case .openBrace, .openParen, .openBracket, .stringHead:
      depth += 1
      deepest = max(deepest, depth)
    case .closeBrace, .closeParen, .closeBracket, .stringTail:
      if depth == 0 {
        isUnbalanced = true
      } else {
        depth -= 1
      }
    default: break
    }
    end = token.end
    if depth == 0 {
      header.read(token, after: last, bytes: bytes)
      last = token
      if header.isComplete { finish() }
    }
  }

  /// Reads the directive of a conditional clause.
  ///
  /// - Returns: Whether it stands at the top level and became an item of its own.
  private mutating func readDirective(_ token: SwiftToken) -> Bool {
    if token.kind == .poundIf {
      let isInside = depth > 0 || isOpen && continuesInsideCondition()
      conditions.append(Condition(depth: depth, isInsideItem: isInside))
    }
    guard let condition = conditions.last else {
      isUnbalanced = true
      return false
    }
    if depth != condition.depth {
      isUnbalanced = true
      depth = condition.depth
    }
    if token.kind == .poundEndif { conditions.removeLast() }
    guard !condition.isInsideItem else { return false }
    finish()
    open(ItemHeader(directive: token.kind), at: token)
    last = token
    if token.kind == .poundElse || token.kind == .poundEndif { finish() }
    return true
  }

  /// Whether the item goes on inside the clauses of a `#if`, as a chain of members does.
  private func continuesInsideCondition() -> Bool {
    var ahead = lexer
    var token = ahead.next()
    // The condition ends with its line.
    while !token.startsLine, token.kind != .end { token = ahead.next() }
    return token.kind == .period
  }

  private mutating func beginItemIfNeeded(_ token: SwiftToken) {
    if isOpen {
      guard
        token.kind == .semicolon
          || (token.startsLine && !header.continues(with: token, after: last, bytes: bytes))
      else { return }
      finish()
    }
    if token.kind != .semicolon { open(ItemHeader(), at: token) }
  }

  private mutating func open(_ header: ItemHeader, at token: SwiftToken) {
    self.header = header
    isOpen = true
    start = token.start
    end = token.end
    words = WordSet()
    deepest = 0
  }

  private mutating func finish() {
    guard isOpen else { return }
    isOpen = false
    items.append(
      TopLevelItem(
        kind: header.kind, name: header.name, range: start..<end, words: words, depth: deepest))
  }

  private static func contains(
    _ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - start >= count else { return false }
    let first = text.utf8Start[0]
    candidates: for index in start...(end - count) where bytes[index] == first {
      for offset in 1..<count where bytes[index + offset] != text.utf8Start[offset] {
        continue candidates
      }
      return true
    }
    return false
  }
}

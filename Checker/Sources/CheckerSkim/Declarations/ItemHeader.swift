/// What the first tokens of an item tell about it, and with them where it ends.
struct ItemHeader {
  private(set) var kind: TopLevelItem.Kind = .statement
  /// Whether no token after the last one can belong to the item.
  private(set) var isComplete = false
  /// The hash of the last part of a type's name; 0 without one.
  private(set) var name: UInt64 = 0
  private var phase = Phase.introduction
  private var isBeforeName = false
  private var isRepeatLoop = false

  private enum Phase {
    /// Attributes and modifiers.
    case introduction
    /// Behind `@`, in the name of an attribute.
    case attribute
    /// Behind the keyword that says what the item is.
    case body
  }

  /// Begins with nothing known.
  init() {}

  /// Begins with a directive.
  init(directive: SwiftToken.Kind) {
    kind = .directive
    phase = .body
  }

  /// Takes the next token that stands outside all brackets.
  mutating func read(
    _ token: SwiftToken, after last: SwiftToken, bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch phase {
    case .body:
      if isBeforeName {
        if token.kind == .word { name = token.hash }
        isBeforeName = false
      } else if token.kind == .period, kind == .type, last.kind == .word, last.hash == name {
        isBeforeName = true
      }
      if token.kind == .closeBrace, kind == .type || kind == .function || kind == .other {
        isComplete = true
      }
    case .attribute where Self.belongsToAttribute(token, after: last, bytes: bytes):
      break
    case .introduction, .attribute:
      readIntroduction(token, bytes: bytes)
    }
  }

  private mutating func readIntroduction(
    _ token: SwiftToken, bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch token.kind {
    case .at:
      phase = .attribute
    case .word:
      switch IntroducerWords.role(bytes, from: token.start, to: token.end) {
      case .modifier: phase = .introduction
      case .kind(let kind):
        self.kind = kind
        isBeforeName = kind == .type
        phase = .body
      case nil:
        kind = .statement
        phase = .body
        isRepeatLoop = token.end - token.start == 6 && bytes[token.start] == UInt8(ascii: "r")
      }
    case .closeParen where phase == .introduction:
      // The argument of a modifier such as `private(set)`.
      break
    default:
      kind = .statement
      phase = .body
    }
  }

  private static func belongsToAttribute(
    _ token: SwiftToken, after last: SwiftToken, bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch token.kind {
    case .period, .closeParen, .comma, .colon: return true
    case .word:
      switch last.kind {
      case .at, .period, .comma, .colon: return true
      default: return last.end > last.start && bytes[last.end - 1] == UInt8(ascii: "<")
      }
    case .prefixOperator, .postfixOperator, .binaryOperator, .postfixMark: return true
    default: return false
    }
  }

  /// Whether the item goes on with a token that begins a line.
  func continues(
    with token: SwiftToken, after last: SwiftToken, bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard phase == .body else { return true }
    switch kind {
    case .type: return true
    case .function: return !Self.startsDeclaration(token, bytes: bytes)
    case .importing: return token.kind == .period || last.kind == .period
    case .variable, .other, .statement, .directive:
      return Self.demandsMore(last, bytes: bytes) || continuesExpression(token, bytes: bytes)
    }
  }

  private func continuesExpression(
    _ token: SwiftToken, bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch token.kind {
    case .period, .binaryOperator, .equal, .arrow, .comma, .colon, .infixQuestion, .postfixMark,
      .postfixOperator:
      return true
    case .openBrace:
      return kind != .directive
    case .word:
      return IntroducerWords.continues(
        bytes, from: token.start, to: token.end, isRepeatLoop: isRepeatLoop)
    default:
      return false
    }
  }

  private static func startsDeclaration(
    _ token: SwiftToken, bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch token.kind {
    case .at, .pound: true
    case .word: IntroducerWords.role(bytes, from: token.start, to: token.end) != nil
    default: false
    }
  }

  /// Whether an item cannot end with a token.
  private static func demandsMore(
    _ last: SwiftToken, bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch last.kind {
    case .binaryOperator where last.startsLine && bytes[last.start] == UInt8(ascii: ">"):
      // Generic arguments over several lines end here, unless it is a comparison.
      return last.end - last.start > 1
    case .binaryOperator, .prefixOperator, .equal, .arrow, .comma, .colon, .period,
      .infixQuestion, .at, .pound, .backslash:
      return true
    case .postfixOperator:
      // The generic arguments begin on the next line.
      return bytes[last.end - 1] == UInt8(ascii: "<")
    case .word:
      return IntroducerWords.demandsMore(bytes, from: last.start, to: last.end)
    default:
      return false
    }
  }
}

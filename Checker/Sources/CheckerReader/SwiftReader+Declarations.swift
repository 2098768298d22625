import CheckerCore
import CheckerSkim

extension SwiftReader {
  /// What stands before the word that introduces a declaration.
  struct Preface {
    var attributes: [Attribute] = []
    /// Modifiers as they are spelt, and by name alone.
    var modifiers: [String] = []
    var names: [String] = []
    var first = 0
  }

  /// Whether a declaration begins here.
  var isDeclaration: Bool {
    if kind == .at { return true }
    guard kind == .word, var word else { return false }
    var distance = 0
    while word.isModifier || word == .async {
      distance += 1
      if kind(ahead: distance) == .openParen {
        guard kind(ahead: distance + 1) == .word, kind(ahead: distance + 2) == .closeParen else {
          return false
        }
        distance += 3
      }
      if kind(ahead: distance) == .at { return true }
      guard let next = self.word(ahead: distance) else { return false }
      word = next
      if word == .async || word.isModifier { continue }
    }
    if word == .`init` { return kind(ahead: distance + 1) != .period }
    if word == .actor || word == .macro {
      return kind(ahead: distance + 1) == .word && !tokens[index + distance + 1].startsLine
    }
    if word == .prefix || word == .postfix || word == .infix {
      return self.word(ahead: distance + 1) == .func || self.word(ahead: distance + 1) == .operator
    }
    return word.isIntroducer || (word == .case && distance > 0)
  }

  mutating func declaration() throws(Unsure) -> [Node] {
    let preface = try preface()
    switch word {
    case .let, .var: return try variables(preface)
    case .func: return [try function(preface)]
    case .`init`: return [try initializer(preface)]
    case .deinit:
      advance()
      try skipBrackets()
      return []
    case .subscript:
      try skipSubscript()
      return []
    case .struct: return [try type(.structure, preface)]
    case .class: return [try type(.reference, preface)]
    case .enum: return [try type(.enumeration, preface)]
    case .actor: return [try type(.actor, preface)]
    case .protocol: return [try type(.requirement, preface)]
    case .extension: return [try type(.addition, preface)]
    case .case: return try enumCases()
    case .typealias:
      advance()
      try expect(.word)
      try skipGenericParameters()
      try expect(.equal)
      try skipType()
      try skipWhereClause()
      return []
    case .associatedtype:
      advance()
      try expect(.word)
      if take(.colon) { try skipInheritance() }
      if take(.equal) { try skipType() }
      try skipWhereClause()
      return []
    case .import:
      advance()
      while !startsLine, kind == .word || kind == .period { advance() }
      return []
    default: throw Unsure()
    }
  }
}

import CheckerCore
import CheckerSkim

extension SwiftReader {
  mutating func function(_ preface: Preface) throws(Unsure) -> Node {
    advance()
    let start = index
    switch kind {
    case .word: advance()
    case .binaryOperator, .prefixOperator, .postfixOperator:
      advance()
      while isAdjacent, isAngleClose { advance() }
    default: throw Unsure()
    }
    let name = unquoted(text(from: start, to: index))
    return try function(name, range(from: start), preface, hasResult: true)
  }

  mutating func initializer(_ preface: Preface) throws(Unsure) -> Node {
    let start = index
    advance()
    let nameRange = range(from: start)
    if kind == .postfixMark { advance() }
    return try function("init", nameRange, preface, hasResult: false)
  }

  private mutating func function(
    _ name: String, _ nameRange: Range<Int>, _ preface: Preface, hasResult: Bool
  ) throws(Unsure) -> Node {
    try skipGenericParameters()
    let parameters = try parameters()
    var isAsync = false
    var isThrowing = false
    while true {
      if take(.async) {
        isAsync = true
      } else if word == .throws || word == .rethrows {
        isThrowing = true
        advance()
        if kind == .openParen { try skipBrackets() }
      } else if word == .reasync {
        throw Unsure()
      } else {
        break
      }
    }
    var result: String?
    if take(.arrow) {
      let start = index
      try skipType()
      result = text(from: start, to: index)
    }
    try skipWhereClause()
    let body = kind == .openBrace ? try block() : nil
    let function = Function(
      name: name, parameters: parameters, isAsync: isAsync, isThrowing: isThrowing,
      result: hasResult ? result : nil, attributes: preface.attributes,
      modifiers: preface.names, body: body, nameRange: nameRange)
    return Node(.function(function), range(from: preface.first))
  }

  private mutating func parameters() throws(Unsure) -> [Function.Parameter] {
    try expect(.openParen)
    var result: [Function.Parameter] = []
    while kind != .closeParen {
      while kind == .at {
        advance()
        try expect(.word)
        if kind == .openParen, isAdjacent { try skipBrackets() }
      }
      guard kind == .word else { throw Unsure() }
      let label = text
      advance()
      var name: String?
      if kind == .word {
        name = text
        advance()
      }
      try expect(.colon)
      let start = index
      try skipType()
      let type = text(from: start, to: index)
      switch kind {
      case .postfixOperator, .binaryOperator, .prefixOperator:
        guard text == "..." else { throw Unsure() }
        advance()
      default: break
      }
      let initial = take(.equal) ? try expression() : nil
      result.append(
        Function.Parameter(
          label: label == "_" ? nil : label, name: name ?? label, type: type, initial: initial))
      guard take(.comma) else { break }
    }
    try expect(.closeParen)
    return result
  }

  /// A subscript says nothing to the rules.
  mutating func skipSubscript() throws(Unsure) {
    advance()
    try skipGenericParameters()
    guard kind == .openParen else { throw Unsure() }
    try skipBrackets()
    while kind == .word, word == .async || word == .throws { advance() }
    try expect(.arrow)
    try skipType()
    try skipWhereClause()
    if kind == .openBrace { try skipBrackets() }
  }

  // MARK: Variables

  private struct Binding {
    var names: [(String, Range<Int>)]
    var type: String?
    var initial: Node?
    var getter: [Node]?
    var observers: [Node] = []
  }

  mutating func variables(_ preface: Preface) throws(Unsure) -> [Node] {
    let isConstant = word == .let
    advance()
    var bindings: [Binding] = []
    repeat {
      var binding = Binding(names: try boundNames())
      if take(.colon) {
        let start = index
        try skipType()
        binding.type = text(from: start, to: index)
      }
      if take(.equal) { binding.initial = try expression() }
      if kind == .openBrace { try accessors(&binding) }
      bindings.append(binding)
    } while take(.comma)
    let range = range(from: preface.first)
    var nodes: [Node] = []
    var sharedType: String?
    for binding in bindings.reversed() {
      sharedType = binding.type ?? sharedType
      for (name, nameRange) in binding.names {
        let variable = Variable(
          name: name, type: sharedType, initial: binding.initial, attributes: preface.attributes,
          modifiers: preface.modifiers, isConstant: isConstant, getter: binding.getter,
          observers: binding.observers, nameRange: nameRange)
        nodes.append(Node(.variable(variable), range))
      }
      if binding.names.isEmpty, let initial = binding.initial { nodes.append(initial) }
    }
    return nodes.reversed()
  }

  /// The names in a variable's pattern; of a tuple one is enough.
  private mutating func boundNames() throws(Unsure) -> [(String, Range<Int>)] {
    let start = index
    if kind == .openParen {
      advance()
      if kind == .word, kind(ahead: 1) == .colon { throw Unsure() }
      let names = try boundNames()
      index = start
      try skipBrackets()
      return names
    }
    guard kind == .word else { throw Unsure() }
    if word == .underscore {
      advance()
      return []
    }
    if let word, word.isReserved { throw Unsure() }
    let name = unquoted(text)
    advance()
    return [(name, range(from: start))]
  }

  private mutating func accessors(_ binding: inout Binding) throws(Unsure) {
    try expect(.openBrace)
    guard isAccessor else {
      binding.getter = try items()
      try expect(.closeBrace)
      return
    }
    while kind != .closeBrace {
      guard isAccessor else { throw Unsure() }
      while kind == .at || word?.isAccessor != true {
        advance()
        if kind == .openParen { try skipBrackets() }
      }
      let isGetter = word == .get
      advance()
      if kind == .openParen { try skipBrackets() }
      while word == .async || word == .throws { advance() }
      let body = kind == .openBrace ? try block() : []
      if isGetter { binding.getter = body } else { binding.observers += body }
    }
    advance()
  }

  /// Whether an accessor begins here, and not the code of a getter.
  private var isAccessor: Bool {
    var ahead = self
    while ahead.kind == .at {
      ahead.advance()
      guard ahead.kind == .word else { return false }
      ahead.advance()
      if ahead.kind == .openParen, (try? ahead.skipBrackets()) == nil { return false }
    }
    while ahead.word?.isModifier == true { ahead.advance() }
    guard let word = ahead.word, word.isAccessor else { return false }
    switch ahead.kind(ahead: 1) {
    case .openBrace, .closeBrace: return true
    case .openParen: return word != .get
    case .word:
      let next = ahead.word(ahead: 1)
      return next?.isAccessor == true || next == .async || next == .throws
        || next?.isModifier == true
    default: return false
    }
  }
}

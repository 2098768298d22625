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

  private mutating func preface() throws(Unsure) -> Preface {
    var preface = Preface(first: index)
    while true {
      if kind == .at {
        advance()
        let start = index
        try expect(.word)
        try skipGenericArguments()
        while kind == .period {
          advance()
          try expect(.word)
          try skipGenericArguments()
        }
        let name = text(from: start, to: index)
        var arguments = ""
        if kind == .openParen, isAdjacent {
          let inside = index + 1
          try skipBrackets()
          arguments = text(from: inside, to: index - 1)
        }
        preface.attributes.append(Attribute(name: name, arguments: arguments))
        continue
      }
      guard let word else { return preface }
      if word == .class {
        // `class func` and `class var`.
        switch self.word(ahead: 1) {
        case .func?, .var?, .let?, .subscript?: break
        case let next? where next.isModifier: break
        default: return preface
        }
      } else if !word.isModifier, word != .async {
        return preface
      }
      let start = index
      preface.names.append(text)
      advance()
      if kind == .openParen {
        guard kind(ahead: 1) == .word, kind(ahead: 2) == .closeParen else { throw Unsure() }
        try skipBrackets()
      }
      preface.modifiers.append(text(from: start, to: index))
    }
  }

  // MARK: Types

  private mutating func type(
    _ form: TypeDeclaration.Form, _ preface: Preface
  ) throws(Unsure) -> Node {
    try deepen()
    defer { depth -= 1 }
    advance()
    let start = index
    let name = form == .addition ? try extendedName() : text
    if form != .addition { try expect(.word) }
    let nameRange = range(from: start)
    if isAngleOpen {
      if form == .requirement { throw Unsure() }
      try skipGenericParameters()
    }
    var inherits: [String] = []
    if take(.colon) { inherits = try inheritance() }
    try skipWhereClause()
    try expect(.openBrace)
    let members = try members()
    try expect(.closeBrace)
    let declaration = TypeDeclaration(
      form: form, name: name, inherits: inherits, attributes: preface.attributes,
      modifiers: preface.names, members: members, nameRange: nameRange)
    return Node(.type(declaration), range(from: preface.first))
  }

  /// The name of an extension's type without generic arguments.
  private mutating func extendedName() throws(Unsure) -> String {
    let start = index
    if kind == .openBracket {
      try skipType()
      return text(from: start, to: index)
    }
    var name = text
    try expect(.word)
    try skipGenericArguments()
    while kind == .period {
      advance()
      name += "." + text
      try expect(.word)
      try skipGenericArguments()
    }
    if kind == .postfixMark { throw Unsure() }
    return name
  }

  private mutating func inheritance() throws(Unsure) -> [String] {
    var result: [String] = []
    repeat {
      let start = index
      if word == .class { advance() } else { try skipType() }
      result.append(text(from: start, to: index))
    } while take(.comma)
    return result
  }

  private mutating func skipInheritance() throws(Unsure) { _ = try inheritance() }

  private mutating func members() throws(Unsure) -> [Node] {
    var nodes: [Node] = []
    while true {
      while take(.semicolon) {}
      switch kind {
      case .closeBrace, .poundElse, .poundElseif, .poundEndif: return nodes
      case .poundIf:
        nodes.append(try platform { reader throws(Unsure) in try reader.members() })
      case .word where word == .case: nodes += try enumCases()
      default:
        guard isDeclaration else { throw Unsure() }
        nodes += try declaration()
      }
    }
  }

  private mutating func enumCases() throws(Unsure) -> [Node] {
    try expect(.case)
    var nodes: [Node] = []
    while true {
      let start = index
      guard kind == .word else { throw Unsure() }
      let name = unquoted(text)
      advance()
      let payload = kind == .openParen ? try payload() : []
      if take(.equal) { _ = try expression() }
      let isLast = !take(.comma)
      nodes.append(
        Node(.enumCase(EnumCase(name: name, payload: payload)), range(from: start)))
      if isLast { return nodes }
    }
  }

  private mutating func payload() throws(Unsure) -> [String] {
    advance()
    var types: [String] = []
    while kind != .closeParen {
      if kind == .word, kind(ahead: 1) == .colon {
        advance()
        advance()
      } else if kind == .word, kind(ahead: 1) == .word, kind(ahead: 2) == .colon {
        advance()
        advance()
        advance()
      }
      let start = index
      try skipType()
      types.append(text(from: start, to: index))
      if take(.equal) { _ = try expression() }
      guard take(.comma) else { break }
    }
    try expect(.closeParen)
    return types
  }
}

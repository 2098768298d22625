import CheckerCore
import CheckerSkim

extension SwiftReader {
  mutating func type(
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
  mutating func extendedName() throws(Unsure) -> String {
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

  mutating func inheritance() throws(Unsure) -> [String] {
    var result: [String] = []
    repeat {
      let start = index
      if word == .class { advance() } else { try skipType() }
      result.append(text(from: start, to: index))
    } while take(.comma)
    return result
  }

  mutating func skipInheritance() throws(Unsure) { _ = try inheritance() }

  mutating func members() throws(Unsure) -> [Node] {
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

  mutating func enumCases() throws(Unsure) -> [Node] {
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

  mutating func payload() throws(Unsure) -> [String] {
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

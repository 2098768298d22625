import CheckerCore

/// Gathers the facts of one file.
struct FactGatherer {
  let vocabulary: Vocabulary

  func facts(of file: FileModel) -> FileFacts {
    var reads: Set<String> = []
    for node in file.nodes { Self.addReads(of: node, to: &reads) }
    var modifiers: [String: Set<ViewTrait>] = [:]
    let types = file.types.map { type -> TypeFacts in
      if type.declaration.form == .addition, type.name == "View" {
        for (function, _) in type.functions {
          let code = type.members.filter {
            if case .function(let other) = $0.kind { other.name == function.name } else { false }
          }
          let only = TypeModel(
            name: type.name, declaration: type.declaration, members: code, range: type.range)
          var traits = ViewCode(only).map { self.traits(of: $0).shows } ?? []
          if function.body?.containsAnywhere({
            if case .conditional = $0.kind { true } else { false }
          })
            == true
          {
            traits.insert(.conditionalVisibility)
          }
          modifiers[function.name, default: []].formUnion(traits)
        }
      }
      return facts(of: type, in: file)
    }
    return FileFacts(path: file.source.path, types: types, reads: reads, modifiers: modifiers)
  }

  private func facts(of type: TypeModel, in file: FileModel) -> TypeFacts {
    let code = ViewCode(type)
    let view = code.map { traits(of: $0) }
    var viewReads: Set<String> = []
    if code != nil { for member in type.members { Self.addReads(of: member, to: &viewReads) } }
    // An extension's variables are declared elsewhere: there every plain name may be one.
    let own = type.declaration.form == .addition ? nil : Set(type.variables.map(\.name))
    let reader = FunctionReader(own: own, vocabulary: vocabulary)
    let calls = code.map(ViewCalls.init)
    return TypeFacts(
      name: type.name, isExtension: type.declaration.form == .addition,
      isEnumeration: type.declaration.form == .enumeration,
      isReference: type.declaration.form == .reference || type.declaration.form == .actor,
      inherits: type.declaration.inherits,
      attributes: type.declaration.attributes.map(\.name),
      properties: type.variables.map { property($0, in: file) },
      functions: type.functions.map { reader.facts(of: $0.function) }
        + type.variables.compactMap { reader.facts(of: $0) },
      cases: type.cases.map { EnumCaseFacts(name: $0.name, payload: $0.payload) },
      shows: view?.shows ?? [], makes: view?.makes ?? [], viewReads: viewReads,
      selects: calls?.selects ?? [], cancellableCalls: calls?.cancellable ?? [],
      controlCalls: calls?.control ?? [],
      path: file.source.path, range: type.declaration.nameRange,
      line: file.source.lines.position(of: type.declaration.nameRange.lowerBound).line)
  }

  private func property(_ variable: Variable, in file: FileModel) -> PropertyFacts {
    var reads: Set<String> = []
    for node in variable.getter ?? [] { Self.addReads(of: node, to: &reads) }
    return PropertyFacts(
      name: variable.name, type: variable.type ?? Self.typeName(of: variable),
      attributes: variable.attributes.map(\.name),
      isStored: variable.getter == nil, isConstant: variable.isConstant,
      isStatic: variable.modifiers.contains("static"), initial: Self.initial(of: variable),
      reads: reads, path: file.source.path, range: variable.nameRange,
      place: file.source.lines.place(of: variable.nameRange))
  }

  static func initial(of variable: Variable) -> PropertyFacts.Initial {
    guard let value = variable.initial else {
      return variable.type.map(TypeName.isOptional) == true ? .null : .none
    }
    switch value.kind {
    case .literal("nil"): return .null
    case .literal("true"): return .true
    case .literal("false"): return .false
    case .collection(let parts): return parts.isEmpty ? .empty : .other
    default: return .other
    }
  }

  private static func typeName(of variable: Variable) -> String? {
    if let environment = variable.attributes.first(where: { $0.name == "Environment" }),
      environment.arguments.hasSuffix(".self")
    {
      return String(environment.arguments.dropLast(5))
    }
    guard let value = variable.initial?.plain else { return nil }
    switch value.kind {
    case .literal("true"), .literal("false"): return "Bool"
    case .string: return "String"
    case .chain(let chain):
      guard case .name(let name) = chain.base.kind, ViewElement.isUpper(name) else { return nil }
      var result = name
      for link in chain.links {
        if link.kind == .property, ViewElement.isUpper(link.name) {
          result += "." + link.name; continue
        }
        if link.kind == .method, ViewElement.isUpper(link.name) { return result + "." + link.name }
        if link.kind == .call { return result }
        if link.kind == .property, ["shared", "default", "current"].contains(link.name) {
          return result
        }
        return link.kind == .property ? result : nil
      }
      return result
    default: return nil
    }
  }

  /// Adds every name that `node` reads; the last name of an assignment's target is not read.
  static func addReads(
    of node: Node, to reads: inout Set<String>, caught: Bool = false
  ) {
    switch node.kind {
    // The `error` of a `catch` without a pattern is no variable of a type.
    case .name("error") where caught: break
    case .name(let name): reads.insert(name.first == "$" ? String(name.dropFirst()) : name)
    case .keyPath(let text):
      for part in text.split(whereSeparator: { "\\.?![]".contains($0) }) {
        reads.insert(String(part))
      }
    case .chain(let chain):
      for link in chain.links where !link.name.isEmpty {
        reads.insert(link.name.first == "$" ? String(link.name.dropFirst()) : link.name)
      }
    case .assignment(let text, let target, let value) where text == "=":
      if let chain = target.chain {
        addReads(of: chain.base, to: &reads, caught: caught)
        for link in chain.links.dropLast() {
          reads.insert(link.name)
          for argument in link.arguments {
            addReads(of: argument.value, to: &reads, caught: caught)
          }
        }
        if chain.links.last?.kind == .element {
          for argument in chain.links.last?.arguments ?? [] {
            addReads(of: argument.value, to: &reads, caught: caught)
          }
        }
      }
      addReads(of: value, to: &reads, caught: caught)
      return
    case .conditional(let part):
      for case .binding(let name, _) in part.conditions { reads.insert(name) }
    case .attemptBlock(let inner, let catches) where catches.contains { $0.pattern == nil }:
      for child in inner { addReads(of: child, to: &reads, caught: caught) }
      for clause in catches {
        for child in clause.body {
          addReads(of: child, to: &reads, caught: caught || clause.pattern == nil)
        }
      }
      return
    default: break
    }
    for child in node.children { addReads(of: child, to: &reads, caught: caught) }
  }

  /// What the code shows, and which views it makes.
  func traits(of code: ViewCode) -> (shows: Set<ViewTrait>, makes: Set<String>) {
    var shows: Set<ViewTrait> = []
    var makes: Set<String> = []
    for visit in code.visits {
      guard let element = visit.element else { continue }
      if element.isType { makes.insert(element.name) }
      shows.formUnion(ViewTraits.of(element: element.name, vocabulary: vocabulary))
      for modifier in element.modifiers {
        shows.formUnion(ViewTraits.of(modifier: modifier, vocabulary: vocabulary))
      }
    }
    if code.type.variables.contains(where: { variable in
      variable.attributes.contains { $0.arguments.contains("redactionReasons") }
    }) {
      shows.insert(.redaction)
    }
    if shows.contains(.control), shows.contains(.progress),
      code.visits.contains(where: { $0.element?.modifier("disabled") != nil })
    {
      shows.insert(.guardedControl)
    }
    return (shows, makes)
  }
}

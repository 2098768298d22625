import CheckerCore
import SwiftSyntax

extension Lowering {
  func declaration(_ syntax: DeclSyntax) -> [Node] {
    let range = range(syntax)
    switch syntax.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variables(node)
    case .functionDecl(let node): return [function(node)]
    case .initializerDecl(let node): return [initializer(node)]
    case .deinitializerDecl: return []
    case .subscriptDecl: return []
    case .enumCaseDecl(let node):
      return node.elements.map { element in
        let payload = element.parameterClause?.parameters.map { $0.type.trimmedDescription } ?? []
        return Node(
          .enumCase(EnumCase(name: unquoted(element.name), payload: payload)), self.range(element))
      }
    case .structDecl(let node): return [type(node, .structure, node.name)]
    case .classDecl(let node): return [type(node, .reference, node.name)]
    case .enumDecl(let node): return [type(node, .enumeration, node.name)]
    case .actorDecl(let node): return [type(node, .actor, node.name)]
    case .protocolDecl(let node): return [type(node, .requirement, node.name)]
    case .extensionDecl(let node):
      let declaration = TypeDeclaration(
        form: .addition, name: baseName(node.extendedType),
        inherits: inherits(node.inheritanceClause),
        attributes: attributes(node.attributes), modifiers: node.modifiers.map(\.name.text),
        members: members(node.memberBlock), nameRange: self.range(node.extendedType))
      return [Node(.type(declaration), range)]
    case .ifConfigDecl(let node): return [platform(node)]
    case .macroExpansionDecl(let node):
      let closures = node.trailingClosure.map { [closure($0)] } ?? []
      let isPreview = node.macroName.text == "Preview"
      return isPreview ? [] : closures.map { Node(.other([$0]), range) }
    default: return []
    }
  }

  private func type(
    _ node: some DeclGroupSyntax, _ form: TypeDeclaration.Form, _ name: TokenSyntax
  ) -> Node {
    let declaration = TypeDeclaration(
      form: form, name: name.text, inherits: inherits(node.inheritanceClause),
      attributes: attributes(node.attributes), modifiers: node.modifiers.map(\.name.text),
      members: members(node.memberBlock), nameRange: range(name))
    return Node(.type(declaration), range(node))
  }

  private func members(_ block: MemberBlockSyntax) -> [Node] {
    block.members.flatMap { declaration($0.decl) }
  }

  private func inherits(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  /// A type's name without generic arguments.
  private func baseName(_ type: TypeSyntax) -> String {
    if let node = type.as(IdentifierTypeSyntax.self) { return node.name.text }
    if let node = type.as(MemberTypeSyntax.self) {
      return baseName(node.baseType) + "." + node.name.text
    }
    return type.trimmedDescription
  }

  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.compactMap { element in
      guard case .attribute(let node) = element else { return nil }
      return Attribute(
        name: node.attributeName.trimmedDescription,
        arguments: node.arguments?.trimmedDescription ?? "")
    }
  }

  private func variables(_ node: VariableDeclSyntax) -> [Node] {
    let attributes = attributes(node.attributes)
    let modifiers = node.modifiers.map { $0.trimmedDescription }
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    // `var a, b: Int` gives the last type to all of them.
    var sharedType: String?
    let bindings = Array(node.bindings)
    var nodes: [Node] = []
    for binding in bindings.reversed() {
      sharedType = binding.typeAnnotation?.type.trimmedDescription ?? sharedType
      let initial = binding.initializer.map { expression($0.value) }
      let accessors = accessors(binding.accessorBlock)
      for (name, nameRange) in boundNames(binding.pattern) {
        let variable = Variable(
          name: name, type: sharedType, initial: initial, attributes: attributes,
          modifiers: modifiers, isConstant: isConstant, getter: accessors.getter,
          observers: accessors.others, nameRange: nameRange)
        nodes.append(Node(.variable(variable), range(node)))
      }
      if boundNames(binding.pattern).isEmpty, let initial { nodes.append(initial) }
    }
    return nodes.reversed()
  }

  private func boundNames(_ pattern: PatternSyntax) -> [(String, Range<Int>)] {
    if let node = pattern.as(IdentifierPatternSyntax.self) {
      return [(unquoted(node.identifier), range(node))]
    }
    if let node = pattern.as(TuplePatternSyntax.self) {
      // One name is enough to carry the initial value once.
      return node.elements.prefix(1).flatMap { boundNames($0.pattern) }
    }
    return []
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> (getter: [Node]?, others: [Node]) {
    switch block?.accessors {
    case .getter(let list): return (items(list), [])
    case .accessors(let list):
      var getter: [Node]?
      var others: [Node] = []
      for accessor in list {
        let body = accessor.body.map { items($0.statements) } ?? []
        if accessor.accessorSpecifier.tokenKind == .keyword(.get) {
          getter = body
        } else {
          others += body
        }
      }
      return (getter, others)
    case nil: return (nil, [])
    @unknown default: return (nil, [])
    }
  }

  private func function(_ node: FunctionDeclSyntax) -> Node {
    let effects = node.signature.effectSpecifiers
    let function = Function(
      name: unquoted(node.name), parameters: parameters(node.signature.parameterClause),
      isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil,
      result: node.signature.returnClause?.type.trimmedDescription,
      attributes: attributes(node.attributes), modifiers: node.modifiers.map(\.name.text),
      body: node.body.map { items($0.statements) }, nameRange: range(node.name))
    return Node(.function(function), range(node))
  }

  private func initializer(_ node: InitializerDeclSyntax) -> Node {
    let effects = node.signature.effectSpecifiers
    let function = Function(
      name: "init", parameters: parameters(node.signature.parameterClause),
      isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil,
      result: nil, attributes: attributes(node.attributes),
      modifiers: node.modifiers.map(\.name.text), body: node.body.map { items($0.statements) },
      nameRange: range(node.initKeyword))
    return Node(.function(function), range(node))
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Function.Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Function.Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.text ?? label,
        type: parameter.type.trimmedDescription,
        initial: parameter.defaultValue.map { expression($0.value) })
    }
  }

  func unquoted(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

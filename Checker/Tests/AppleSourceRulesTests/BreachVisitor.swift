import SwiftSyntax

/// Collects the breaches of one file.
final class BreachVisitor: SyntaxVisitor {
  private(set) var breaches: [AppleSourceBreach] = []
  private let file: String
  private let types: [String: StateType]
  private let lines: SourceLocationConverter
  private let privateTypes: Set<String>

  init(file: String, tree: SourceFileSyntax, types: [String: StateType]) {
    self.file = file
    self.types = types
    lines = SourceLocationConverter(fileName: file, tree: tree)
    privateTypes = Set(
      tree.statements.compactMap { statement in
        guard let type = statement.item.asProtocol((any NamedDeclSyntax).self),
          let modified = statement.item.asProtocol((any WithModifiersSyntax).self),
          modified.modifiers.isPrivate
        else { return nil }
        return type.name.text
      })
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ rule: AppleSourceRule, at node: some SyntaxProtocol) {
    let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    breaches.append(AppleSourceBreach(rule: rule, file: file, line: line))
  }

  // MARK: State

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteSharedName(node)
    if let type = types[node.name.text] {
      for member in node.memberBlock.members {
        guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
        noteSetTwice(in: initializer, of: type)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types[node.extendedType.trimmedDescription] else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self),
        let body = initializer.body
      else { continue }
      noteSetTwice(in: initializer, of: type)
      let text = body.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
      if !text.contains("self . init (") { note(.stateMadeInExtension, at: initializer) }
    }
    return .visitChildren
  }

  private func noteSetTwice(in initializer: InitializerDeclSyntax, of type: StateType) {
    guard let body = initializer.body else { return }
    let parameters = initializer.signature.parameterClause.parameters
      .map { ($0.secondName ?? $0.firstName).text }
    let tokens = body.tokens(viewMode: .sourceAccurate).map(\.text)
    for (name, hasDefault) in type.hasDefault where hasDefault {
      for (index, token) in tokens.enumerated().dropLast() where tokens[index + 1] == "=" {
        let isMember = index > 1 && tokens[index - 1] == "."
        let isOwn = isMember ? tokens[index - 2] == "self" : !parameters.contains(name)
        if token == "_\(name)" || (token == name && isOwn) {
          note(.stateSetTwice, at: initializer)
        }
      }
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isState {
      let wrappers = node.attributeNames.filter {
        $0 != "State" && $0 != "MainActor" && $0.first?.isUppercase == true
      }
      if !wrappers.isEmpty { note(.secondWrapper, at: node) }
      noteMorePrivateType(node)
    }
    if node.bindings.contains(where: {
      $0.typeAnnotation?.type.trimmedDescription == "some View" && isEmptyBuilder($0.accessorBlock)
    }) {
      note(.emptyBuilder, at: node)
    }
    return .visitChildren
  }

  private func noteMorePrivateType(_ node: VariableDeclSyntax) {
    guard !node.modifiers.isPrivate else { return }
    for binding in node.bindings {
      let called = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      let names = [
        binding.typeAnnotation?.type.trimmedDescription, called?.trimmedDescription,
      ]
      let isMorePrivate = names.compactMap { $0 }.contains { name in
        privateTypes.contains(name.trimmingSuffix("?"))
      }
      if isMorePrivate, !isInPrivateType(node) { note(.stateOfPrivateType, at: node) }
    }
  }

  private func isInPrivateType(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let type = current.as(StructDeclSyntax.self), type.modifiers.isPrivate { return true }
      parent = current.parent
    }
    return false
  }

  // MARK: Names

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteSharedName(node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    noteSharedName(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    noteSharedName(node)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    noteSharedName(node)
    return .visitChildren
  }

  /// A name of a nested type is told apart by the type around it.
  private func noteSharedName(_ node: some NamedDeclSyntax) {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return }
    if SwiftUINames.all.contains(node.name.text) { note(.sharedName, at: node) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["TupleView", "TupleContent"].contains(node.name.text) { note(.tupleSpelled, at: node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if ["alert", "confirmationDialog"].contains(node.name.text) { note(.ownAlert, at: node) }
    if node.signature.returnClause?.type.trimmedDescription == "some View",
      let body = node.body, isOnlyOpenCondition(body.statements)
    {
      note(.emptyBuilder, at: node)
    }
    return .visitChildren
  }

  // MARK: Closures

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let closure = node.trailingClosure, node.takesBuilder,
      isOnlyOpenCondition(closure.statements)
    {
      note(.emptyBuilder, at: closure)
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["overlay", "background"].contains(member.declName.baseName.text),
      let first = node.arguments.first, first.label == nil
    else { return .visitChildren }
    let labels = node.arguments.compactMap { $0.label?.text }
    if labels.contains("alignment")
      || (!labels.contains("in") && first.expression.isViewByName)
    {
      note(.viewInParentheses, at: node.calledExpression)
    }
    return .visitChildren
  }

  private func isEmptyBuilder(_ block: AccessorBlockSyntax?) -> Bool {
    guard case .getter(let statements) = block?.accessors else { return false }
    return isOnlyOpenCondition(statements)
  }

  /// Whether nothing is left where no condition holds.
  private func isOnlyOpenCondition(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard !statements.isEmpty else { return false }
    return statements.allSatisfy { statement in
      guard let condition = statement.item.as(IfConfigDeclSyntax.self) else { return false }
      return condition.clauses.last?.poundKeyword.tokenKind != .poundElse
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a trailing closure is one of views, as far as a name can tell.
  fileprivate var takesBuilder: Bool {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return ["overlay", "background", "sheet", "toolbar", "safeAreaInset"]
        .contains(member.declName.baseName.text)
    }
    let name = calledExpression.trimmedDescription
    return name.first?.isUppercase == true && name != "Task" && name != "Button"
  }
}

extension ExprSyntax {
  /// Whether the expression begins with a type that is a view and no style of shapes.
  fileprivate var isViewByName: Bool {
    var base = self
    while true {
      if let call = base.as(FunctionCallExprSyntax.self) {
        base = call.calledExpression
      } else if let member = base.as(MemberAccessExprSyntax.self), let inner = member.base {
        base = inner
      } else {
        break
      }
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    let styles: Set = [
      "Color", "Material", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient",
      "EllipticalGradient", "AnyShapeStyle", "HierarchicalShapeStyle",
    ]
    return name.first?.isUppercase == true && !styles.contains(name)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

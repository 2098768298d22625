import CheckerCore
import SwiftSyntax

extension Lowering {
  func expression(_ syntax: ExprSyntax) -> Node {
    let range = range(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .postfixIfConfigExpr, .genericSpecializationExpr:
      return chain(syntax)
    case .declReferenceExpr(let node): return Node(.name(unquoted(node.baseName)), range)
    case .superExpr: return Node(.name("super"), range)
    case .closureExpr(let node): return closure(node)
    case .stringLiteralExpr(let node): return string(node)
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr,
      .regexLiteralExpr:
      return Node(.literal(syntax.trimmedDescription), range)
    case .arrayExpr(let node):
      return Node(.collection(node.elements.map { expression($0.expression) }), range)
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content else { return Node(.collection([]), range) }
      return Node(
        .collection(elements.flatMap { [expression($0.key), expression($0.value)] }), range)
    case .tupleExpr(let node): return Node(.tuple(arguments(node.elements)), range)
    case .prefixOperatorExpr(let node):
      return Node(.prefix(node.operator.text, expression(node.expression)), range)
    case .inOutExpr(let node): return Node(.prefix("&", expression(node.expression)), range)
    case .tryExpr(let node):
      return Node(
        .attempt(node.questionOrExclamationMark?.text ?? "", expression(node.expression)), range)
    case .awaitExpr(let node): return Node(.awaiting(expression(node.expression)), range)
    case .ifExpr(let node): return conditional(node)
    case .switchExpr(let node): return choice(node)
    case .sequenceExpr(let node): return sequence(node)
    case .keyPathExpr: return Node(.keyPath(syntax.trimmedDescription), range)
    case .copyExpr(let node): return expression(node.expression)
    case .consumeExpr(let node): return expression(node.expression)
    case .unsafeExpr(let node): return expression(node.expression)
    case .typeExpr(let node): return Node(.name(node.type.trimmedDescription), range)
    case .postfixOperatorExpr(let node): return expression(node.expression)
    case .macroExpansionExpr(let node):
      if node.macroName.text == "Preview" { return Node(.other([]), range) }
      let inside = arguments(node.arguments).map(\.value)
      return Node(.other(inside + (node.trailingClosure.map { [closure($0)] } ?? [])), range)
    case .patternExpr: return Node(.other([]), range)
    default: return Node(.other([]), range)
    }
  }

  func closure(_ node: ClosureExprSyntax) -> Node {
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: break
    @unknown default: break
    }
    return Node(.closure(Closure(parameters: names, body: items(node.statements))), range(node))
  }

  private func string(_ node: StringLiteralExprSyntax) -> Node {
    var text = ""
    var parts: [Node] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment):
        parts += arguments(segment.expressions).map(\.value)
      @unknown default: break
      }
    }
    return Node(.string(text, parts), range(node))
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.text, value: expression($0.expression)) }
  }

  /// Walks down a postfix chain in a loop: such chains can be thousands of steps long.
  private func chain(_ syntax: ExprSyntax) -> Node {
    let chainEnd = end(of: syntax)
    var links: [Chain.Link] = []
    var current = syntax
    var pending: (arguments: [Argument], end: Int)?
    while true {
      if let node = current.as(FunctionCallExprSyntax.self) {
        if let waiting = pending { links.append(callLink(waiting, after: node)) }
        pending = (callArguments(node), end(of: node))
        current = node.calledExpression
      } else if let node = current.as(MemberAccessExprSyntax.self), let base = node.base {
        links.append(memberLink(node, pending: pending))
        pending = nil
        current = base
      } else if let node = current.as(SubscriptCallExprSyntax.self) {
        if let waiting = pending { links.append(callLink(waiting, after: node)) }
        pending = nil
        links.append(
          Chain.Link(
            kind: .element, name: "", arguments: arguments(node.arguments),
            range: .span(range(node.leftSquare).lowerBound, end(of: node))))
        current = node.calledExpression
      } else if let node = current.as(OptionalChainingExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(ForceUnwrapExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(GenericSpecializationExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(PostfixIfConfigExprSyntax.self), let base = node.base {
        links += platformLinks(node.config).reversed()
        current = base
      } else {
        break
      }
    }
    let base: Node
    if let node = current.as(MemberAccessExprSyntax.self), node.base == nil {
      base = Node(.implicitMember(node.declName.baseName.text), range(node))
    } else {
      base = expression(current)
    }
    if let waiting = pending { links.append(callLink(waiting, after: current)) }
    guard !links.isEmpty else { return base }
    return Node(
      .chain(Chain(base: base, links: links.reversed())), .span(base.range.lowerBound, chainEnd))
  }

  private func callLink(
    _ waiting: (arguments: [Argument], end: Int), after callee: some SyntaxProtocol
  ) -> Chain.Link {
    let start = min(end(of: callee), waiting.end)
    return Chain.Link(
      kind: .call, name: "", arguments: waiting.arguments, range: .span(start, waiting.end))
  }

  private func memberLink(
    _ node: MemberAccessExprSyntax, pending: (arguments: [Argument], end: Int)?
  ) -> Chain.Link {
    let name = unquoted(node.declName.baseName)
    let start = range(node.declName).lowerBound
    guard let pending else {
      return Chain.Link(
        kind: .property, name: name, arguments: [], range: .span(start, end(of: node)))
    }
    return Chain.Link(
      kind: .method, name: name, arguments: pending.arguments, range: .span(start, pending.end))
  }

  private func callArguments(_ node: FunctionCallExprSyntax) -> [Argument] {
    var list = arguments(node.arguments)
    if let trailing = node.trailingClosure {
      list.append(Argument(label: nil, value: closure(trailing), isTrailing: true))
    }
    for extra in node.additionalTrailingClosures {
      list.append(
        Argument(label: extra.label.text, value: closure(extra.closure), isTrailing: true))
    }
    return list
  }

  /// The steps of every branch of an `#if` inside of a chain, in order.
  private func platformLinks(_ config: IfConfigDeclSyntax) -> [Chain.Link] {
    config.clauses.flatMap { clause -> [Chain.Link] in
      guard case .postfixExpression(let syntax) = clause.elements else { return [] }
      let node = chain(syntax)
      guard let chain = node.chain else { return [] }
      guard case .implicitMember(let name) = chain.base.kind else { return chain.links }
      // `.name(…)` at the start of a branch is a step, not an implied member.
      guard let first = chain.links.first, first.kind == .call else {
        let step = Chain.Link(
          kind: .property, name: name, arguments: [], range: chain.base.range)
        return [step] + chain.links
      }
      let step = Chain.Link(
        kind: .method, name: name, arguments: first.arguments,
        range: .span(chain.base.range.lowerBound + 1, first.range.upperBound))
      return [step] + chain.links.dropFirst()
    }
  }
}

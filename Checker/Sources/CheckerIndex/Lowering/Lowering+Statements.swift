import CheckerCore
import SwiftSyntax

extension Lowering {
  func statement(_ statement: StmtSyntax) -> Node {
    let range = range(statement)
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return expression(node.expression)
    case .guardStmt(let node):
      return Node(.guarded(conditions(node.conditions), items(node.body.statements)), range)
    case .forStmt(let node):
      var head = [expression(node.sequence)]
      if let test = node.whereClause { head.append(expression(test.condition)) }
      return Node(.loop(head, items(node.body.statements)), range)
    case .whileStmt(let node):
      return Node(
        .loop(conditions(node.conditions).flatMap(\.nodes), items(node.body.statements)), range)
    case .repeatStmt(let node):
      return Node(.loop([expression(node.condition)], items(node.body.statements)), range)
    case .doStmt(let node):
      return Node(.attemptBlock(items(node.body.statements), node.catchClauses.map(caught)), range)
    case .deferStmt(let node): return Node(.deferred(items(node.body.statements)), range)
    case .returnStmt(let node): return Node(.returned(node.expression.map(expression)), range)
    case .throwStmt(let node): return Node(.thrown(expression(node.expression)), range)
    case .labeledStmt(let node): return self.statement(node.statement)
    case .breakStmt, .continueStmt, .fallThroughStmt:
      return Node(.jump(statement.firstToken(viewMode: .sourceAccurate)?.text ?? ""), range)
    default: return Node(.other([]), range)
    }
  }

  private func caught(_ clause: CatchClauseSyntax) -> Catch {
    var name = "error"
    var pattern: String?
    if let item = clause.catchItems.first {
      if item.whereClause != nil || clause.catchItems.count > 1 {
        pattern = clause.catchItems.trimmedDescription
      } else if let binding = item.pattern?.as(ValueBindingPatternSyntax.self),
        let identifier = binding.pattern.as(IdentifierPatternSyntax.self)
      {
        name = identifier.identifier.text
      } else {
        pattern = clause.catchItems.trimmedDescription
        let words = (pattern ?? "").split(separator: " ")
        if words.count > 1, words[0] == "let" || words[0] == "var" { name = String(words[1]) }
      }
    }
    return Catch(
      pattern: pattern, errorName: name, body: items(clause.body.statements), range: range(clause))
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .test(expression(node))
      case .availability: return .availability
      case .matchingPattern(let node):
        return .match(pattern(node.pattern), expression(node.initializer.value))
      case .optionalBinding(let node):
        let name = node.pattern.trimmedDescription
        let value = node.initializer.map { expression($0.value) }
        return .binding(name, value ?? Node(.name(name), range(node.pattern)))
      @unknown default: return .availability
      }
    }
  }

  func conditional(_ node: IfExprSyntax) -> Node {
    var otherwise: [Node]?
    switch node.elseBody {
    case .codeBlock(let block): otherwise = items(block.statements)
    case .ifExpr(let next): otherwise = [conditional(next)]
    case nil: break
    @unknown default: break
    }
    let part = Conditional(
      conditions: conditions(node.conditions), then: items(node.body.statements),
      otherwise: otherwise)
    return Node(.conditional(part), range(node))
  }

  func choice(_ node: SwitchExprSyntax) -> Node {
    let part = Choice(
      subject: expression(node.subject), cases: cases(node.cases, platform: nil))
    return Node(.choice(part), range(node))
  }

  private func cases(_ list: SwitchCaseListSyntax, platform: String?) -> [Choice.Case] {
    list.flatMap { element -> [Choice.Case] in
      switch element {
      case .switchCase(let node): return [self.case(node, platform: platform)]
      case .ifConfigDecl(let config):
        return config.clauses.flatMap { clause -> [Choice.Case] in
          guard case .switchCases(let inner) = clause.elements else { return [] }
          let condition = clause.condition?.trimmedDescription ?? "else"
          return cases(inner, platform: condition)
        }
      @unknown default: return []
      }
    }
  }

  private func `case`(_ node: SwitchCaseSyntax, platform: String?) -> Choice.Case {
    var patterns: [Pattern] = []
    var isDefault = false
    switch node.label {
    case .default: isDefault = true
    case .case(let label):
      patterns = label.caseItems.map { item in
        pattern(item.pattern, condition: item.whereClause.map { expression($0.condition) })
      }
    @unknown default: break
    }
    return Choice.Case(
      patterns: patterns, isDefault: isDefault, isUnknown: node.attribute != nil,
      body: items(node.statements), label: range(node.label), platform: platform)
  }
}

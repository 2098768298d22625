import CheckerCore
import CheckerIndex

extension CancellationAsFailure {
  /// Leaves the `catch` at once where the task was cancelled.
  ///
  /// Only where that changes nothing but what is shown: the `do` ends the work, nothing but the
  /// failure is set in its `catch`, and no busy state has to be taken back.
  static func leaving(
    _ attempt: Node, _ clause: Catch, _ body: [Node], _ resolver: Resolver
  ) -> Fix? {
    let source = resolver.context.file.source
    guard body.last?.range == attempt.range, let first = clause.body.first,
      returnsNothing(body, resolver.type), resolver.context.index.type("Task") == nil,
      clause.body.allSatisfy({ tellsOnly($0, resolver) }), !changesBusyState(body, resolver)
    else { return nil }
    let head = source.text(in: .span(clause.range.lowerBound, first.range.lowerBound))
    guard head.filter({ !$0.isWhitespace }) == "catch{", let brace = head.firstIndex(of: "{")
    else { return nil }
    let offset =
      clause.range.lowerBound
      + head.utf8.distance(from: head.startIndex, to: head.index(after: brace))
    let space = head[head.index(after: brace)...]
    let text =
      space.contains(where: \.isNewline)
      ? "\n" + space.reversed().prefix { !$0.isNewline }.reversed()
        + "if Task.isCancelled { return }"
      : " if Task.isCancelled { return };"
    return Fix(
      title: "Leave the state as it was when the task was cancelled",
      edits: [Fix.Edit(range: offset..<offset, text: text)])
  }

  /// Whether a plain `return` may stand in the code: a closure of a task, or a function that
  /// returns nothing.
  private static func returnsNothing(_ body: [Node], _ type: TypeModel) -> Bool {
    let givesValue = body.containsAnywhere { node in
      if case .returned(.some) = node.kind { true } else { false }
    }
    if givesValue { return false }
    for (function, _) in type.functions where function.body?.first?.range == body.first?.range {
      return function.result == nil || function.result == "Void" || function.result == "()"
    }
    return true
  }

  /// Whether a statement only shows the failure or writes it down.
  private static func tellsOnly(_ node: Node, _ resolver: Resolver) -> Bool {
    if FailureCalls.isLogging(node) {
      if case .chain = node.kind { return true }
      return false
    }
    guard case .assignment("=", let target, let value) = node.kind, let name = target.path?.last
    else { return false }
    let text = FunctionFacts.valueText(value)
    if text.first == "." {
      return resolver.context.vocabulary.role(ofCase: String(text.dropFirst())) == .failure
    }
    return Words.isError(name) || value.mentions("error")
  }

  /// Whether a state that says that work runs is set anywhere but in `defer`.
  private static func changesBusyState(_ body: [Node], _ resolver: Resolver) -> Bool {
    var found = false
    body.walk { node in
      switch node.kind {
      case .deferred: return false
      case .assignment(_, let target, let value):
        let text = FunctionFacts.valueText(value)
        let role =
          text.first == "."
          ? resolver.context.vocabulary.role(ofCase: String(text.dropFirst())) : nil
        if role == .loading || role == .idle || target.path?.last.map(Words.isBusy) == true
          || target.path == nil
        {
          found = true
        }
        return !found
      default: return !found
      }
    }
    return found
  }
}

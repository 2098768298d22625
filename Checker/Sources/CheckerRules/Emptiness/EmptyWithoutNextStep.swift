import CheckerCore
public import CheckerIndex

/// Finds empty states that only say that there is nothing.
public struct EmptyWithoutNextStep: Rule {
  /// Makes the rule.
  public init() {}

  private static let others: Set<String> = [
    "search", "result", "results", "permission", "denied", "error", "failed", "failure", "select",
    "selection", "selected", "offline", "connection", "unavailable", "unable", "couldn't", "could",
    "cannot", "can't", "unknown", "choose", "pick", "match", "matches", "access", "available",
    "supported", "loading", "wrong", "not",
    "found", "missing", "exclamationmark", "exclamation", "warning",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    guard !context.index.shadows("ContentUnavailableView") else { return }
    for code in context.views {
      for visit in code.visits {
        guard let element = visit.element, element.name == "ContentUnavailableView" else {
          continue
        }
        check(element, visit, code, context)
      }
    }
  }

  private func check(
    _ element: ViewElement, _ visit: Visit, _ code: ViewCode, _ context: RuleContext
  ) {
    let labels = element.arguments.compactMap(\.label)
    guard !labels.contains("description"), !labels.contains("actions") else { return }
    let closures = element.arguments.filter { $0.value.closure != nil }
    guard closures.count <= 1, !element.arguments.isEmpty else { return }
    // A closure that holds more than a label describes by itself.
    if let only = closures.first?.value.closure, only.body.count != 1 { return }
    if element.node.mentions("search") || visit.frame.conditions.contains(where: isOtherCondition) {
      return
    }
    // A failure has a rule of its own.
    for frame in visit.frame.chain {
      guard case .choice(_, let choice, let index) = frame.kind else { continue }
      let roles = choice.cases[index].patterns.compactMap {
        $0.caseName.flatMap(context.vocabulary.role(ofCase:))
      }
      if roles.contains(.failure) || roles.contains(.loading) { return }
    }
    let words = Set(
      texts(element).flatMap { text in
        text.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" }).map(String.init)
      })
    guard words.isDisjoint(with: Self.others) else { return }
    // A control beside it is the next step.
    let beside = visit.siblings.contains { sibling in
      ViewElement(sibling).map {
        ViewTraits.of(element: $0.name, vocabulary: context.vocabulary).contains(.control)
      } ?? false
    }
    guard !beside, element.modifier("onTapGesture") == nil else { return }
    context.report(
      Self.info, tier: .certain, at: element.range,
      in: context.declaration(at: element.range.lowerBound, in: code.type),
      "This empty state says that there is nothing, and not what to do next. Add a description or "
        + "an action.")
  }

  private func isOtherCondition(_ node: Node) -> Bool {
    node.mentionsName {
      Words.isError($0)
        || Words.name(
          $0, has: ["search", "query", "selected", "selection", "permission", "filter"])
    }
  }

  private func texts(_ element: ViewElement) -> [String] {
    var result: [String] = []
    for argument in element.arguments {
      argument.value.walk { node in
        if case .string(let text, _) = node.kind { result.append(text) }
        if let path = node.path { result.append(path.flatMap(Words.of).joined(separator: " ")) }
        return true
      }
    }
    return result
  }
}

import CheckerCore
import CheckerIndex

extension FailureSwallowed.Reader {
  func catches(
    _ catches: [Catch], of body: [Node], rest: ArraySlice<Node>, inLoop: Bool
  ) {
    // Only what is tried can fail; a `try` around a sleep alone tells of cancellation.
    guard let name = Self.attempts(in: body).lazy.compactMap(Self.awaited).first,
      let first = Words.of(name.last ?? "").first, !Self.harmless.contains(first)
    else { return }
    let others = catches.filter { $0.pattern?.contains("ancel") != true }
    guard let clause = others.last, !others.isEmpty,
      others.allSatisfy({ $0.body.allSatisfy { isSilent($0) } })
    else { return }
    // The code after it runs only when the work failed, or looks at what the work left.
    let returns = body.containsAnywhere { if case .returned = $0.kind { true } else { false } }
    if returns, !rest.isEmpty { return }
    let set = Self.assigned(body)
    if rest.contains(where: { node in
      if case .conditional(let part) = node.kind {
        return part.conditions.flatMap(\.nodes).contains { condition in
          set.contains { condition.mentions($0) }
        }
      }
      if case .guarded(let conditions, _) = node.kind {
        return conditions.flatMap(\.nodes).contains { condition in
          set.contains { condition.mentions($0) }
        }
      }
      return false
    }) {
      return
    }
    let tier = inLoop || isAside(name) ? .hint : tier
    let how = clause.body.isEmpty ? "this `catch` is empty" : "this `catch` only writes it down"
    resolver.context.report(
      FailureSwallowed.info, tier: tier,
      at: clause.range.lowerBound..<clause.range.lowerBound + 5,
      in: resolver.context.declaration(at: clause.range.lowerBound, in: type),
      "When `\(name.last ?? "")` fails, nothing on screen changes: \(how). Show the failure and "
        + "offer to try again.")
  }

  /// Every plain `try` in `body` that this `do` catches.
  static func attempts(in body: [Node]) -> [Node] {
    var found: [Node] = []
    body.walk { node in
      switch node.kind {
      case .attempt("", let inner):
        found.append(inner)
        return false
      case .attemptBlock, .closure: return false
      default: return FunctionFacts.taskBody(node) == nil
      }
    }
    return found
  }

  /// Whether a statement of a `catch` changes nothing that tells of the failure.
  func isSilent(_ node: Node) -> Bool {
    if FailureCalls.isLogging(node) { return true }
    if case .assignment(_, let target, let value) = node.kind, let name = target.path?.last {
      return value.isLiteral("false") && Words.isBusy(name)
    }
    // A function of one's own that does no more than that.
    guard node.call != nil, node.leadingPath?.count == 1,
      let (_, function) = resolver.function(node)
    else { return false }
    return !function.awaits && !function.startsTask
      && function.calls.allSatisfy(FailureCalls.isLogging)
      && !(function.calls.isEmpty && function.assigns.isEmpty)
      && function.assigns.allSatisfy { Words.isBusy($0.name) && $0.value == "false" }
  }

  /// A result whose failure is only written down.
  func result(_ choice: Choice) {
    guard choice.cases.count == 2,
      let failure = choice.cases.first(where: {
        $0.patterns.contains { $0.caseName == "failure" }
      }),
      choice.cases.contains(where: {
        $0.patterns.contains { $0.caseName == "success" || $0.caseName == "finished" }
      }),
      !failure.body.isEmpty, failure.body.allSatisfy({ isSilent($0) })
    else { return }
    resolver.context.report(
      FailureSwallowed.info, tier: tier, at: failure.label,
      in: resolver.context.declaration(at: failure.label.lowerBound, in: type),
      "After this failure nothing on screen changes: it is only written down. Show the failure "
        + "and offer to try again.")
  }

  /// The names that a piece of code assigns.
  private static func assigned(_ body: [Node]) -> Set<String> {
    var names: Set<String> = []
    body.walk { node in
      if case .assignment(_, let target, _) = node.kind, let name = target.path?.last {
        names.insert(name)
      }
      return true
    }
    return names
  }
}

import CheckerCore
import CheckerIndex

extension FailureSwallowed.Reader {
  /// An error that a callback was given, and that is only written down.
  func callbackError(_ part: Conditional, rest: ArraySlice<Node>) {
    guard !part.then.isEmpty, part.then.allSatisfy({ isSilent($0) }), part.conditions.count == 1
    else { return }
    switch part.conditions[0] {
    case .binding(let name, let value):
      guard isCallbackError(name, value) else { return }
      let goesOn = part.otherwise?.contains { !isSilent($0) } == true && rest.isEmpty
      guard goesOn || leaves(part.then) else { return }
      report(head(part, value))
    case .test(let test):
      guard let value = errorTested(test, with: "!="), leaves(part.then) else { return }
      report(head(part, value))
    case .match(let pattern, let subject):
      guard pattern.caseName == "failure", part.otherwise == nil || part.otherwise?.isEmpty == true,
        subject.path?.last.map({ Words.name($0, has: ["completion", "result"]) }) == true
      else { return }
      report(head(part, subject))
    case .availability: return
    }
  }

  /// A callback that goes on without an error and otherwise only writes it down.
  func callbackGuard(_ node: Node, _ conditions: [Condition], _ body: [Node]) {
    guard body.allSatisfy({ isSilent($0) }) else { return }
    for case .test(let test) in conditions {
      guard let value = errorTested(test, with: "==") else { continue }
      return report(node.range.lowerBound..<value.range.upperBound)
    }
  }

  /// A publisher's completion that nobody looks at.
  func completions(of chain: Chain) {
    if case .name(let base) = chain.base.kind {
      if base.first == "$" || ["NotificationCenter", "Timer"].contains(base) { return }
    }
    for link in chain.links where link.name == "sink" {
      guard let closure = link.argument("receiveCompletion")?.closure,
        closure.body.allSatisfy({ isSilent($0) })
      else { continue }
      let isRecovered = chain.links.contains {
        ["catch", "replaceError", "assertNoFailure", "tryCatch"].contains($0.name)
      }
      if !isRecovered { report(link.range) }
    }
  }

  /// Whether `name` is an error that the code was given, and not one that the type keeps.
  private func isCallbackError(_ name: String, _ value: Node?) -> Bool {
    guard Words.isError(name) else { return false }
    guard let value else { return resolver.property([name]) == nil }
    guard case .name(let given) = value.plain.kind else { return false }
    return resolver.property([given]) == nil
  }

  /// The error in `error != nil` or `error == nil`.
  private func errorTested(_ test: Node, with sign: String) -> Node? {
    guard case .operation(sign, let parts) = test.plain.kind, parts.count == 2,
      parts[1].isLiteral("nil"), case .name(let name) = parts[0].plain.kind,
      isCallbackError(name, nil)
    else { return nil }
    return parts[1]
  }

  /// Whether the code after it is not reached.
  private func leaves(_ body: [Node]) -> Bool {
    body.contains { if case .returned(nil) = $0.kind { true } else { false } }
  }

  private func head(_ part: Conditional, _ value: Node?) -> Range<Int> {
    let first = part.conditions.flatMap(\.nodes).first ?? value ?? part.then[0]
    return first.range.lowerBound..<max(first.range.upperBound, first.range.lowerBound)
  }

  private func report(_ range: Range<Int>) {
    resolver.context.report(
      FailureSwallowed.info, tier: tier, at: range,
      in: resolver.context.declaration(at: range.lowerBound, in: type),
      "After this failure nothing on screen changes: it is only written down. Show the failure "
        + "and offer to try again.")
  }
}

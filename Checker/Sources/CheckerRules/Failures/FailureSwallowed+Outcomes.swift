import CheckerCore
import CheckerIndex

extension FailureSwallowed.Reader {
  /// A Boolean outcome of work that swallows its failure, used only where the work succeeded.
  func outcome(_ conditions: [Condition], otherwise: [Node]?, rest: ArraySlice<Node>) {
    guard conditions.count == 1, case .test(let test) = conditions[0],
      case .awaiting(let inner) = test.kind,
      let (_, function) = resolver.function(inner), Self.dropsFailure(function),
      (otherwise ?? []).allSatisfy({ isSilent($0) }),
      otherwise != nil || rest.isEmpty
    else { return }
    resolver.context.report(
      FailureSwallowed.info, tier: tier, at: test.range,
      in: resolver.context.declaration(at: test.range.lowerBound, in: type),
      "When `\(function.name)` fails, nothing on screen changes: it returns `false` and nobody "
        + "answers to that. Show the failure and offer to try again.")
  }

  /// Whether a function tells of its failure with `false` alone.
  static func dropsFailure(_ function: FunctionFacts) -> Bool {
    function.canFail && !function.isThrowing && function.result == "Bool"
      && function.failureCalls.allSatisfy(FailureCalls.isLogging)
      && !function.assigns.contains { $0.way == .failure && !Words.isBusy($0.name) }
  }
}

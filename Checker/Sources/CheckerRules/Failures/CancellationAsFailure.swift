import CheckerCore
public import CheckerIndex

/// Finds failures that are shown for a cancellation.
public struct CancellationAsFailure: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for type in context.file.types {
      guard let facts = context.facts(of: type), facts.isView || facts.isObservable else {
        continue
      }
      let cancellable = Self.cancellable(facts, context)
      for (function, _) in type.functions
      where cancellable.contains(function.name) && function.isAsync {
        check(function.body ?? [], function.name, type, context)
      }
      for variable in type.variables {
        for closure in Self.cancellableClosures(in: variable.getter ?? []) {
          check(closure, variable.name, type, context)
        }
      }
      for (function, _) in type.functions {
        for closure in Self.cancellableClosures(in: function.body ?? [])
          + Self.storedTasks(in: function.body ?? [], of: type)
        {
          check(closure, function.name, type, context)
        }
      }
    }
  }

  /// The functions of the type that run in a task which ends with a view or a refresh.
  private static func cancellable(_ facts: TypeView, _ context: RuleContext) -> Set<String> {
    let own = Dictionary(grouping: facts.functions, by: \.name)
    var open = Array(context.index.cancellableCalls(on: facts))
    var found: Set<String> = []
    while let name = open.popLast() {
      guard let functions = own[name], functions.contains(where: \.isAsync),
        found.insert(name).inserted
      else { continue }
      for function in functions where !function.startsTask { open += function.calls }
    }
    return found
  }

  private static func cancellableClosures(in nodes: [Node]) -> [[Node]] {
    var result: [[Node]] = []
    nodes.walk { node in
      guard let chain = node.chain else { return true }
      for link in chain.links where link.name == "task" || link.name == "refreshable" {
        for argument in link.arguments {
          if let closure = argument.value.closure { result.append(closure.body) }
        }
      }
      return true
    }
    return result
  }

  /// The bodies of the tasks that are kept in a variable and cancelled through it.
  private static func storedTasks(in nodes: [Node], of type: TypeModel) -> [[Node]] {
    var kept: [(name: String, body: [Node])] = []
    nodes.walk { node in
      if case .assignment("=", let target, let value) = node.kind, let name = target.path?.last,
        let body = FunctionFacts.taskBody(value)
      {
        kept.append((name, body))
      }
      return true
    }
    guard !kept.isEmpty else { return [] }
    return kept.filter { task in
      type.members.containsAnywhere { node in
        node.leadingPath.map { $0.suffix(2) == [task.name, "cancel"] } ?? false
      }
    }.map(\.body)
  }

  private func check(_ body: [Node], _ name: String, _ type: TypeModel, _ context: RuleContext) {
    let resolver = Resolver(context: context, type: type)
    body.walk { node in
      // A button's own task is not cancelled by anybody.
      if FunctionFacts.taskBody(node) != nil { return false }
      guard case .attemptBlock(let inner, let catches) = node.kind else { return true }
      let slips = Self.slipsThrough(node, inner, catches, body)
      guard FunctionFacts.waits(inner), slips || !FunctionFacts.knowsCancellation(body),
        slips || !FunctionFacts.knowsCancellation([node]),
        let clause = catches.last, clause.pattern == nil,
        let what = Self.shown(clause.body, resolver), !Self.helpersFilter(clause.body, context),
        !Self.calleesFilter(inner, resolver)
      else { return true }
      context.report(
        Self.info, tier: .likely, at: clause.range.lowerBound..<clause.range.lowerBound + 5,
        in: context.declaration(at: clause.range.lowerBound, in: type),
        slips
          ? "`CancellationError` is told apart, but `URLSession` throws `URLError.cancelled`, which "
            + "is shown as a failure (\(what)). Leave the state as it was for it as well."
          : "This task may be cancelled, and the cancellation is shown as a failure "
            + "(\(what)). Leave the state as it was when the error is a cancellation.",
        fix: slips ? nil : Self.leaving(node, clause, body, resolver))
      return true
    }
  }

  /// Whether only `CancellationError` is told apart around the loading of a URL, which ends with
  /// another error when it is cancelled.
  private static func slipsThrough(
    _ node: Node, _ inner: [Node], _ catches: [Catch], _ body: [Node]
  ) -> Bool {
    let patterns = catches.compactMap(\.pattern)
    guard patterns.contains(where: { $0.contains("CancellationError") }),
      !patterns.contains(where: { $0.contains("URLError") || $0.contains("cancelled") }),
      !FunctionFacts.knowsCancellation(inner + catches.flatMap(\.body)),
      !FunctionFacts.knowsCancellation(body.filter { $0.range != node.range })
    else { return false }
    return inner.containsAnywhere { piece in
      piece.chain?.links.contains { link in
        ["data", "upload", "download", "bytes"].contains(link.name)
          && ["from", "for"].contains(link.arguments.first?.label)
      } ?? false
    }
  }

  /// What a `catch` does that people see.
  private static func shown(_ body: [Node], _ resolver: Resolver) -> String? {
    var what: String?
    body.walk { node in
      guard what == nil else { return false }
      switch node.kind {
      case .assignment(_, let target, let value):
        guard let name = target.path?.last else { return true }
        let text = FunctionFacts.valueText(value)
        let isFailure =
          text.first == "."
          && resolver.context.vocabulary.role(ofCase: String(text.dropFirst())) == .failure
        if isFailure || (Words.isError(name) && text != "nil" && text != "false")
          || (Words.of(name).last == "message" && value.mentions("error"))
        {
          what = "`\(name)`"
        }
      case .chain:
        if let call = node.call,
          Words.name(call.name, has: ["alert", "toast", "banner"])
            || Words.isError(call.name)
              && Words.name(call.name, has: ["show", "present", "display", "set"])
        {
          what = "`\(call.name)`"
        }
      default: break
      }
      return true
    }
    return what
  }

  /// Whether a helper that the `catch` gives the error to tells cancellations apart.
  private static func helpersFilter(_ body: [Node], _ context: RuleContext) -> Bool {
    body.containsAnywhere { node in
      guard let name = node.call?.name else { return false }
      return context.index.functions(named: name).contains { helper in
        helper.knowsCancellation
          || helper.calls.contains { inner in
            context.index.functions(named: inner).contains(where: \.knowsCancellation)
          }
      }
    }
  }

  private static func calleesFilter(_ body: [Node], _ resolver: Resolver) -> Bool {
    body.containsAnywhere { node in
      guard case .awaiting(let inner) = node.kind, let (_, function) = resolver.function(inner)
      else {
        return false
      }
      return function.knowsCancellation
    }
  }
}

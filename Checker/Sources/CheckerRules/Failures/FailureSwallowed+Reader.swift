import CheckerCore
import CheckerIndex

extension FailureSwallowed {
  /// Reads the statements of one member.
  struct Reader {
    let type: TypeModel
    let resolver: Resolver
    let tier: Tier

    mutating func list(_ nodes: [Node], inLoop: Bool) {
      for (index, node) in nodes.enumerated() {
        statement(node, rest: nodes[(index + 1)...], inLoop: inLoop)
      }
    }

    mutating func statement(_ node: Node, rest: ArraySlice<Node>, inLoop: Bool) {
      switch node.kind {
      case .attempt("?", let inner): swallowed(node, inner, inLoop)
      case .assignment(_, let target, let value):
        if let attempt = Self.optionalAttempt(value) {
          let isTested = target.path?.last.map { name in Self.isHandled(name, rest) } ?? false
          if !isTested { swallowed(attempt, attempt, inLoop) }
        }
        closures(value, inLoop)
      case .variable(let part):
        if let value = part.initial {
          if let attempt = Self.optionalAttempt(value), !Self.isHandled(part.name, rest),
            rest.isEmpty || !Self.isReturned(part.name, rest)
          {
            swallowed(attempt, attempt, inLoop)
          }
          closures(value, inLoop)
        }
      case .attemptBlock(let body, let catches):
        list(body, inLoop: inLoop)
        self.catches(catches, of: body, rest: rest, inLoop: inLoop)
        for clause in catches { list(clause.body, inLoop: inLoop) }
      case .conditional(let part):
        conditions(part.conditions, otherwise: part.otherwise, rest: rest, inLoop: inLoop)
        if !inLoop {
          outcome(part.conditions, otherwise: part.otherwise, rest: rest)
          callbackError(part, rest: rest)
        }
        list(part.then, inLoop: inLoop)
        list(part.otherwise ?? [], inLoop: inLoop)
      case .guarded(let conditions, let body):
        self.conditions(conditions, otherwise: body, rest: [], inLoop: inLoop)
        if !inLoop {
          outcome(conditions, otherwise: body, rest: rest)
          callbackGuard(node, conditions, body)
        }
        list(body, inLoop: inLoop)
      case .loop(let head, let body):
        for part in head { closures(part, inLoop) }
        list(body, inLoop: true)
      case .choice(let part):
        if !inLoop { result(part) }
        closures(part.subject, inLoop)
        for item in part.cases { list(item.body, inLoop: inLoop) }
      case .deferred(let body): list(body, inLoop: inLoop)
      case .platform(let branches): for branch in branches { list(branch.body, inLoop: inLoop) }
      case .function(let part): list(part.body ?? [], inLoop: inLoop)
      default:
        if let body = FunctionFacts.taskBody(node) { task(node, body) }
        // Nobody waits for what runs in the background.
        closures(node, inLoop || FunctionFacts.isBackgroundTask(node))
      }
    }

    /// Goes into the closures of an expression.
    mutating func closures(_ node: Node, _ inLoop: Bool) {
      if let closure = node.closure {
        if closure.body.count == 1, case .attempt("?", let inner) = closure.body[0].kind {
          swallowed(closure.body[0], inner, inLoop)
        } else {
          list(closure.body, inLoop: inLoop)
        }
        return
      }
      guard let chain = node.chain else {
        for child in node.children { closures(child, inLoop) }
        return
      }
      closures(chain.base, inLoop)
      if !inLoop { completions(of: chain) }
      for link in chain.links {
        // What a timer or a notification starts, nobody asked for.
        for argument in link.arguments {
          closures(argument.value, inLoop || link.name == "onReceive")
        }
      }
    }

    mutating func conditions(
      _ list: [Condition], otherwise: [Node]?, rest: ArraySlice<Node>, inLoop: Bool
    ) {
      for condition in list {
        for node in condition.nodes { closures(node, inLoop) }
        guard let attempt = condition.nodes.lazy.compactMap(Self.optionalAttempt).first else {
          continue
        }
        let tells = otherwise.map { !$0.allSatisfy(isSilent) } ?? false
        let isLast = !rest.isEmpty
        if !tells, !isLast { swallowed(attempt, attempt, inLoop) }
      }
    }
  }
}

import CheckerCore
public import CheckerIndex

/// Finds failures on screens from which the failed action cannot be started again.
public struct FailureWithoutRetry: Rule {
  /// Makes the rule.
  public init() {}

  private static let small: Set<String> = [
    "row", "cell", "avatar", "thumbnail", "image", "widget", "icon", "badge", "preview", "card",
    "tile", "bubble", "chip", "complication", "message", "player", "toast", "banner",
  ]

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views where !Words.name(code.type.name, has: Self.small) {
      let resolver = Resolver(context: context, type: code.type)
      guard !screenRestarts(code, context) else { continue }
      for visit in code.visits {
        switch visit.node.kind {
        case .choice(let choice): self.choice(choice, visit, code, resolver)
        case .conditional(let part): conditional(part, visit, code, resolver)
        default: continue
        }
      }
    }
  }

  private func choice(_ choice: Choice, _ visit: Visit, _ code: ViewCode, _ resolver: Resolver) {
    guard let shape = resolver.state(choice.subject) else { return }
    for item in choice.cases {
      guard let pattern = item.patterns.first, let name = pattern.caseName,
        shape.roles[name] == .failure, item.patterns.count == 1
      else { continue }
      report(item.body, at: item.label, choice.subject.path ?? [], visit, code, resolver)
    }
  }

  private func conditional(
    _ part: Conditional, _ visit: Visit, _ code: ViewCode, _ resolver: Resolver
  ) {
    guard part.conditions.count == 1 else { return }
    switch part.conditions[0] {
    case .binding(let name, let value):
      let path = value?.path ?? [name]
      guard let last = path.last, Words.isError(last), let (_, property) = resolver.property(path),
        property.type.map(TypeName.holdsError) == true, !property.isHandedIn
      else { return }
      // A failure in place of the content; beside it, the content's own controls are there.
      guard part.otherwise != nil else { return }
      report(part.then, at: head(part, visit), path, visit, code, resolver)
    case .match(let pattern, let subject):
      guard let shape = resolver.state(subject), let name = pattern.caseName,
        shape.roles[name] == .failure
      else { return }
      report(part.then, at: head(part, visit), subject.path ?? [], visit, code, resolver)
    case .test, .availability: return
    }
  }

  private func head(_ part: Conditional, _ visit: Visit) -> Range<Int> {
    let end = part.conditions.flatMap(\.nodes).map(\.range.upperBound).max()
    return visit.node.range.lowerBound..<max(end ?? 0, visit.node.range.lowerBound + 2)
  }

  private func report(
    _ body: [Node], at range: Range<Int>, _ path: [String], _ visit: Visit, _ code: ViewCode,
    _ resolver: Resolver
  ) {
    let context = resolver.context
    guard !body.isEmpty, !hasWayOn(body, code, context), !isBlocked(body) else { return }
    // A symbol alone tells the state of one thing among others.
    if body.count == 1, let element = ViewElement(body[0]),
      ["EmptyView", "Image"].contains(element.name)
    {
      return
    }
    // A state that a parent hands in: the way to try again may be the parent's.
    if path.count == 1, let (_, property) = resolver.property(path), property.isHandedIn { return }
    // A control of this screen that starts the failed action again.
    if let last = path.last, let (owner, _) = resolver.property(path) {
      // What ends the work, or only forgets the failure, starts nothing again.
      let setters = owner.functions.filter { function in
        function.assigns.contains { $0.name == last && $0.value != "nil" }
          && !Words.name(function.name, has: ["stop", "cancel", "close", "dismiss", "clear"])
      }.map(\.name)
      let controls = code.type.members.isEmpty ? [] : context.index.controlCalls(on: owner)
      if controls.contains(where: setters.contains) { return }
      let callers = owner.functions.filter { !$0.calls.isDisjoint(with: setters) }.map(\.name)
      if controls.contains(where: callers.contains) { return }
    }
    guard
      !visit.frame.names.contains(where: {
        ["alert", "overlay", "toolbar", "AsyncImage", "LazyImage"].contains($0)
      })
    else { return }
    // What is typed here may start the work again.
    let isTyped = code.visits.contains { other in
      guard let element = other.element else { return false }
      return element.name.hasSuffix("Field") || element.name.hasSuffix("Editor")
        || element.modifier("searchable") != nil
    }
    context.report(
      Self.info, tier: isTyped ? .hint : .likely, at: range,
      in: context.declaration(at: range.lowerBound, in: code.type),
      "After this failure nothing on the screen starts the work again. Add a button that does, or "
        + "pull to refresh.")
  }

  /// Whether the branch offers a way on: a control, a view that has one, or a closure given to one.
  private func hasWayOn(_ body: [Node], _ code: ViewCode, _ context: RuleContext) -> Bool {
    body.containsAnywhere { node in
      switch node.kind {
      case .name(let name):
        if name.first?.isUppercase == true {
          if ViewTraits.of(element: name, vocabulary: context.vocabulary).contains(.control) {
            return true
          }
          let shows = context.index.shows(name)
          if shows.contains(.control) || shows.contains(.refresh) { return true }
          return false
        }
        guard code.builders.contains(name), name != "body" else { return false }
        return member(name, code, context)
      case .closure(let closure):
        return !closure.body.isEmpty && closure.body.contains { FunctionFacts.taskBody($0) != nil }
      case .chain(let chain):
        return chain.links.contains { link in
          ["onTapGesture", "refreshable", "alert"].contains(link.name)
            || link.arguments.contains { argument in
              argument.label.map {
                Words.name(
                  $0,
                  has: [
                    "retry", "action", "refresh", "reload", "tap", "handler", "button", "again",
                  ])
              }
                ?? false
            }
            || (link.kind == .method && code.builders.contains(link.name)
              && member(link.name, code, context))
        }
      default: return false
      }
    }
  }

  private func member(_ name: String, _ code: ViewCode, _ context: RuleContext) -> Bool {
    code.type.members.contains { member in
      switch member.kind {
      case .variable(let part) where part.name == name:
        (part.getter ?? []).containsAnywhere { isControl($0, context) }
      case .function(let part) where part.name == name:
        (part.body ?? []).containsAnywhere { isControl($0, context) }
      default: false
      }
    }
  }

  private func isControl(_ node: Node, _ context: RuleContext) -> Bool {
    guard case .name(let name) = node.kind else { return false }
    return ViewTraits.of(element: name, vocabulary: context.vocabulary).contains(.control)
      || (name.first?.isUppercase == true && context.index.shows(name).contains(.control))
  }

  /// No permission and no support need another way on than trying again.
  private func isBlocked(_ body: [Node]) -> Bool {
    body.containsAnywhere { node in
      node.kind.text.map {
        Words.name(
          $0,
          has: [
            "permission", "denied", "unsupported", "unavailable", "restricted", "authorization",
          ])
      } ?? false
    }
  }

  /// Whether the screen around can restart its work: by pulling, or by a parent that can.
  private func screenRestarts(_ code: ViewCode, _ context: RuleContext) -> Bool {
    var open = [code.type.name]
    var seen: Set<String> = []
    while let name = open.popLast(), seen.count < 40 {
      guard seen.insert(name).inserted, let type = context.index.type(name) else { continue }
      if type.shows.contains(.refresh) { return true }
      let short = name.split(separator: ".").last.map(String.init) ?? name
      open += context.index.makers(of: short).sorted()
    }
    return false
  }
}

extension Node.Kind {
  /// The name that the piece spells.
  var text: String? {
    switch self {
    case .name(let name), .implicitMember(let name): name
    case .string(let text, _): text
    case .chain(let chain): chain.links.last?.name
    default: nil
    }
  }
}

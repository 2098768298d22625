import CheckerCore
public import CheckerIndex

/// Finds alerts whose only meaning is that something worked.
public struct SuccessInAlert: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    guard !context.index.shadows("alert") else { return }
    for code in context.views {
      let resolver = Resolver(context: context, type: code.type)
      for visit in code.visits {
        for link in visit.element?.modifiers ?? [] where link.name == "alert" {
          check(link, code, resolver)
        }
      }
    }
  }

  private func check(_ link: Chain.Link, _ code: ViewCode, _ resolver: Resolver) {
    let context = resolver.context
    guard isOnePlainButton(link) else { return }
    guard let binding = link.argument("isPresented") ?? link.argument("item"),
      let path = binding.path, let name = path.last, let (owner, property) = resolver.property(path)
    else { return }
    guard !Words.isError(name), !property.isHandedIn else { return }
    let sets = owner.functions.flatMap { function in
      function.assigns
        .filter { $0.name == name && $0.value != "false" && $0.value != "nil" }
        .map { (function, $0) }
    }
    guard !sets.isEmpty, sets.allSatisfy({ isSuccess($0.0, $0.1) }) else { return }
    guard !asksOrWarns(link, name) else { return }
    context.report(
      Self.info, tier: .likely, at: link.range,
      in: context.declaration(at: link.range.lowerBound, in: code.type),
      "This alert only says that something worked, and makes people dismiss it. Use a haptic and a "
        + "brief animation, or a notice that leaves by itself.",
      related: [context.related(property, "Set only where the work has succeeded.")])
  }

  private static let worked: Set<String> = [
    "success", "succeeded", "congrats", "congratulations", "thanks", "restored", "submitted",
    "saved", "sent", "copied",
  ]

  private func isSuccess(_ function: FunctionFacts, _ item: AssignmentFacts) -> Bool {
    switch item.way {
    case .success: return function.awaits || function.startsTask || item.isLater
    case .failure: return false
    case .plain:
      // The callback of somebody else's work, which only a name can tell.
      return item.value == "true" && Words.name(item.name, has: Self.worked)
        && !Words.name(item.name, has: ["not", "un", "cannot"])
    }
  }

  /// Whether the alert has no button, or one without a role and with nothing to do.
  private func isOnePlainButton(_ link: Chain.Link) -> Bool {
    var buttons: [ViewElement] = []
    var others = false
    for argument in link.arguments {
      guard argument.label != "message" else { continue }
      if let body = argument.value.closure?.body {
        for node in body {
          guard let element = ViewElement(node) else {
            others = true
            continue
          }
          switch element.name {
          case "Button": buttons.append(element)
          case "Alert": return isPlain(alert: element)
          case "EmptyView", "Text": continue
          default: others = true
          }
        }
      }
    }
    guard !others, buttons.count <= 1 else { return false }
    guard let button = buttons.first else { return true }
    if let role = button.arguments.first(where: { $0.label == "role" })?.value,
      case .implicitMember("destructive") = role.kind
    {
      return false
    }
    let action = button.arguments.first { $0.value.closure != nil }?.value.closure?.body ?? []
    return action.allSatisfy { node in
      if case .assignment = node.kind { return true }
      return node.call.map { Words.name($0.name, has: ["dismiss", "close", "pop"]) } ?? false
    }
  }

  private func isPlain(alert: ViewElement) -> Bool {
    !alert.arguments.contains { $0.label == "primaryButton" || $0.label == "secondaryButton" }
  }

  private func asksOrWarns(_ link: Chain.Link, _ name: String) -> Bool {
    let words: Set<String> = [
      "error", "failed", "failure", "warning", "confirm", "confirmation", "delete", "unsaved",
      "discard", "invalid", "denied", "restart", "unable", "problem", "limit", "code", "required",
    ]
    if Words.name(name, has: words) { return true }
    return link.arguments.contains { argument in
      argument.value.contains { node in
        if case .string(let text, _) = node.kind {
          return text.hasSuffix("?")
            || text.lowercased().split(separator: " ").contains { words.contains(String($0)) }
        }
        return false
      } || argument.value.mentionsName { Words.isError($0) }
    }
  }
}

import CheckerCore
import CheckerIndex

extension SuccessToldAnyway {
  /// How a statement tells people that something worked.
  enum Told {
    /// By a message, a haptic or the end of the screen.
    case clear
    /// By moving on.
    case dismissal
  }

  /// Whether a statement tells people that something worked.
  static func success(_ node: Node) -> Told? {
    switch node.kind {
    case .chain(let chain): return success(chain, node)
    case .assignment(_, let target, let value):
      guard let name = target.path?.last else { return nil }
      if value.isLiteral("true") {
        let told: Set<String> = ["success", "succeeded", "saved", "sent", "copied", "done"]
        return Words.name(name, has: told) ? .clear : nil
      }
      let presented: Set<String> = ["presented", "presenting", "sheet", "present"]
      let isClosed = value.isLiteral("false") && Words.name(name, has: presented)
      return isClosed && !Words.name(name, has: ["confirm", "confirmation", "alert", "dialog"])
        ? .dismissal : nil
    default: return nil
    }
  }

  private static func success(_ chain: Chain, _ node: Node) -> Told? {
    let names = chain.links.map(\.name)
    if case .name(let base) = chain.base.kind, chain.links.first?.kind == .call,
      base == "dismiss" || base == "dismissAction"
    {
      return .clear
    }
    if names.last == "dismiss", names.contains("wrappedValue") { return .clear }
    guard let link = chain.links.last else { return nil }
    if ["notificationOccurred", "notification", "sensoryFeedback", "fireHaptic", "haptic"]
      .contains(link.name),
      link.arguments.contains(where: { $0.value.mentions("success") })
    {
      return .clear
    }
    guard let name = node.call?.name else { return nil }
    let showing: Set<String> = ["show", "present", "haptic", "play", "toast", "display"]
    if Words.name(name, has: ["success"]), Words.name(name, has: showing) { return .clear }
    if isMessage(name, node), !speaksOfFailure(link) { return .clear }
    let path = node.leadingPath ?? []
    let leaving = ["pop", "popToRoot", "popLast", "removeLast", "goBack", "popView"]
    if leaving.contains(name),
      path.contains(where: { Words.name($0, has: ["path", "router", "navigator", "navigation"]) })
    {
      return .dismissal
    }
    return nil
  }

  /// Whether a call of this name shows a passing message: `toast.show(.deleted)`.
  private static func isMessage(_ name: String, _ node: Node) -> Bool {
    let surfaces: Set<String> = ["toast", "toasts", "toaster", "snackbar", "hud"]
    if Words.name(name, has: surfaces) {
      return Words.name(name, has: ["show", "present", "display", "add"])
    }
    guard ["show", "present", "display", "enqueue"].contains(name) else { return false }
    return (node.leadingPath ?? []).contains { Words.name($0, has: surfaces) }
  }

  /// Whether what is shown may be a failure or a progress of its own.
  private static func speaksOfFailure(_ link: Chain.Link) -> Bool {
    let others: Set<String> = [
      "error", "failure", "failed", "fail", "warning", "loading", "progress", "undo", "result",
    ]
    return link.arguments.contains { argument in
      argument.value.closure != nil
        || argument.value.mentionsName { Words.name($0, has: others) }
        || argument.value.contains { node in
          if case .string(let text, _) = node.kind {
            text.lowercased().split { !$0.isLetter }.contains { others.contains(String($0)) }
          } else {
            false
          }
        }
    }
  }
}

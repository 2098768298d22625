import CheckerCore

/// What the closures of view-building code call, and on what it chooses between contents.
struct ViewCalls {
  /// The busy names that choose between contents.
  private(set) var selects: Set<String> = []
  /// Called in closures that end with the view or with its pull to refresh.
  private(set) var cancellable: Set<String> = []
  /// Called in the closures of controls and of pull to refresh.
  private(set) var control: Set<String> = []

  init(_ code: ViewCode) {
    for visit in code.visits {
      if case .conditional(let part) = visit.node.kind { select(part, visit.frame) }
      guard let element = visit.element else { continue }
      for argument in element.arguments { take(argument, of: element.name) }
      for link in element.modifiers {
        for argument in link.arguments { take(argument, ofModifier: link.name) }
      }
    }
  }

  private mutating func select(_ part: Conditional, _ frame: Frame) {
    guard !frame.names.contains(where: { $0 == "Button" || $0 == "Label" || $0 == "Text" }) else {
      return
    }
    for node in part.conditions.flatMap(\.nodes) {
      node.walk { piece in
        switch piece.kind {
        case .name(let name): if Words.isBusy(name) { selects.insert(name) }
        case .chain(let chain):
          for link in chain.links where Words.isBusy(link.name) { selects.insert(link.name) }
        default: break
        }
        return true
      }
    }
  }

  /// The called names of a closure, or the name of a function that is handed over.
  private func calls(_ value: Node) -> Set<String> {
    if let closure = value.closure { return FunctionReader.calls(closure.body) }
    if let last = value.path?.last { return [last] }
    return []
  }

  /// The called names outside of the tasks that a closure starts: those end by themselves.
  private func ownCalls(_ value: Node) -> Set<String> {
    guard let closure = value.closure else { return calls(value) }
    var result: Set<String> = []
    closure.body.walk { node in
      if FunctionReader.isTask(node) != nil { return false }
      if let name = node.call?.name { result.insert(name) }
      return true
    }
    return result
  }

  private mutating func take(_ argument: Argument, of element: String) {
    guard argument.value.closure != nil || argument.label == "action" else { return }
    if let closure = argument.value.closure,
      ViewCode.builds(
        closure, label: argument.label, name: element, isModifier: false, others: [])
    {
      return
    }
    control.formUnion(calls(argument.value))
  }

  private mutating func take(_ argument: Argument, ofModifier name: String) {
    switch name {
    case "task": cancellable.formUnion(ownCalls(argument.value))
    case "refreshable":
      cancellable.formUnion(ownCalls(argument.value))
      control.formUnion(calls(argument.value))
    case "onTapGesture", "onSubmit", "gesture", "accessibilityAction":
      control.formUnion(calls(argument.value))
    default: return
    }
  }
}

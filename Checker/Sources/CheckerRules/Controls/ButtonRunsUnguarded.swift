import CheckerCore
public import CheckerIndex

/// Finds controls that start lasting work and can be used again while it runs.
public struct ButtonRunsUnguarded: Rule {
  /// Makes the rule.
  public init() {}

  /// Reports every finding in the file of `context`.
  public func check(_ context: RuleContext) {
    for code in context.views {
      guard !Words.name(code.type.name, has: ["menu", "actions", "commands", "swipe"]) else {
        continue
      }
      let resolver = Resolver(context: context, type: code.type)
      let surroundings = Surroundings(code: code, resolver: resolver)
      for visit in code.visits {
        guard let element = visit.element else { continue }
        if isButton(element, context) {
          check(
            element, at: element.range, action: ButtonAction(element, resolver: resolver), visit,
            surroundings)
        }
        for link in element.modifiers where link.name == "onTapGesture" {
          guard let body = link.arguments.lazy.compactMap(\.value.closure).first?.body else {
            continue
          }
          check(
            element, at: link.range, action: ButtonAction(body: body, resolver: resolver), visit,
            surroundings)
        }
      }
    }
  }

  /// Whether the element is SwiftUI's button, or a view of the project's own that only wraps one.
  private func isButton(_ element: ViewElement, _ context: RuleContext) -> Bool {
    if let role = context.vocabulary.roles[element.name] { return role == .button }
    if element.name == "Button" { return !context.index.shadows("Button") }
    guard element.name.hasSuffix("Button"), let type = context.index.type(element.name),
      type.isView,
      type.shows.contains(.control)
    else { return false }
    // A wrapper that waits for its action, or draws progress, may guard itself.
    let properties = type.parts.flatMap(\.properties)
    return !type.shows.contains(.progress)
      && !properties.contains { $0.type?.contains("async") == true || Words.isBusy($0.name) }
  }

  private static let elsewhere: Set<String> = [
    "Menu", "contextMenu", "alert", "confirmationDialog", "swipeActions", "actionSheet", "Alert",
    "CommandMenu", "CommandGroup", "commands", "ControlGroup", "menuItems", "safariView",
  ]

  private func check(
    _ element: ViewElement, at range: Range<Int>, action: ButtonAction?, _ visit: Visit,
    _ surroundings: Surroundings
  ) {
    let code = surroundings.code
    let context = surroundings.resolver.context
    guard
      !visit.frame.names.contains(where: {
        Self.elsewhere.contains($0) || $0.hasSuffix("Menu") || $0.hasSuffix("Alert")
          || $0.lowercased().contains("alert") || $0.hasSuffix("SwipeActions")
      })
    else { return }
    if let role = element.arguments.first(where: { $0.label == "role" })?.value,
      case .implicitMember("cancel") = role.kind
    {
      return
    }
    guard isOnlyInView(visit, code), let action, !action.leaves else { return }
    guard !surroundings.isReplacedByParent else { return }
    let (guarded, shown) = guards(element, action, visit, surroundings)
    guard !guarded || !shown else { return }
    // Where the guard belongs to somebody else, that one may also show the progress.
    let isOwnGuard = action.startSets.contains { name in
      surroundings.resolver.property([name]).map { $0.property.isStored && !$0.property.isHandedIn }
        ?? false
    }
    let tier: Tier =
      action.weight == .mutation && !action.callsBack && (!guarded || isOwnGuard) ? .likely : .hint
    let lacks: String
    switch (guarded, shown) {
    case (false, false): lacks = "stays enabled and shows no progress"
    case (false, true): lacks = "stays enabled"
    default: lacks = "shows no progress"
    }
    context.report(
      Self.info, tier: tier, at: range,
      in: context.declaration(at: range.lowerBound, in: code.type),
      "While `\(action.workName)` runs, this control \(lacks). Disable it on the work's state and "
        + "show a small spinner in place of its label.")
  }

  /// A helper that nobody uses in this file may stand in a menu or a dialog of another file.
  private func isOnlyInView(_ visit: Visit, _ code: ViewCode) -> Bool {
    guard case .member(let name) = visit.frame.outermost.kind else { return true }
    return !Words.name(name, has: ["menu", "swipe", "alert", "dialog", "commands", "actions"])
  }

  private func guards(
    _ element: ViewElement, _ action: ButtonAction, _ visit: Visit, _ surroundings: Surroundings
  ) -> (guarded: Bool, shown: Bool) {
    let busy = Busy(resolver: surroundings.resolver)
    func isBusy(_ node: Node) -> Bool {
      busy.isRead(in: node) || node.mentionsName { action.startSets.contains($0) }
    }
    var guarded = action.guardsItself
    var shown = false
    let around = visit.frame.elements
    for link in element.modifiers + around.flatMap(\.modifiers) {
      // What runs on an event draws nothing.
      let reads = !ViewCode.runs(link.name) && link.arguments.contains { isBusy($0.value) }
      if reads, ["disabled", "allowsHitTesting", "opacity", "hidden"].contains(link.name) {
        guarded = true
      } else if reads {
        shown = true
        // A cover, or a modifier of the project's own that is told about the work.
        if ![
          "animation", "sheet", "alert", "tint", "toolbar", "safeAreaInset", "navigationTitle",
          "confirmationDialog", "foregroundStyle", "accessibilityLabel",
        ].contains(link.name) {
          guarded = true
        }
      }
    }
    for argument in element.arguments where argument.value.closure?.body.first != nil {
      if argument.label == "label" || argument.label == nil {
        let isAction = argument.value.closure?.body.first?.range == action.body.first?.range
        guard !isAction else { continue }
        if argument.value.contains(where: { Self.isProgress($0) }) || isBusy(argument.value) {
          shown = true
        }
      }
    }
    for argument in element.arguments where argument.value.closure == nil {
      if isBusy(argument.value) { shown = true }
    }
    if visit.frame.conditions.contains(where: isBusy) { (guarded, shown) = (true, true) }
    let (covered, told) = surroundings.signs(of: action)
    return (guarded || covered, shown || told)
  }

  private static func isProgress(_ node: Node) -> Bool {
    if case .name(let name) = node.kind {
      return name == "ProgressView" || name.hasSuffix("Spinner")
    }
    return false
  }
}

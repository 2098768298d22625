import CheckerCore

extension ViewCode {
  /// Modifiers whose closures run and do not build.
  public static func runs(_ name: String) -> Bool {
    if name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true { return true }
    return running.contains(name)
  }

  static let running: Set<String> = [
    "task", "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture",
    "accessibilityAction", "fileImporter", "fileExporter", "keyboardShortcut", "transaction",
    "animation", "searchSuggestions", "perform", "dropDestination", "alignmentGuide", "introspect",
    "visualEffect", "scrollTransition",
  ]
  static let building: Set<String> = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "toolbar", "safeAreaInset",
    "alert", "confirmationDialog", "contextMenu", "swipeActions", "mask", "navigationDestination",
    "tabItem", "listRowBackground", "safeAreaBar", "toolbarItem", "inspector", "searchSuggestions",
  ]
  static let runningLabels: Set<String> = [
    "action", "perform", "primaryAction", "onDismiss", "onEditingChanged", "onCommit",
    "onCompletion", "onRequest", "retry", "retryAction", "completion", "handler", "onTap",
  ]

  /// Whether a closure given to an element or modifier builds views.
  static func builds(
    _ closure: Closure, label: String?, name: String, isModifier: Bool, others: [Argument]
  ) -> Bool {
    if let label {
      if runningLabels.contains(label) { return false }
      if label.hasPrefix("on"), label.dropFirst(2).first?.isUppercase == true { return false }
      if [
        "label", "content", "actions", "description", "header", "footer", "message", "icon",
        "placeholder", "detail", "sidebar", "currentValueLabel",
      ].contains(label) {
        return true
      }
      return looksBuilt(closure.body)
    }
    if isModifier {
      if runs(name) { return false }
      return building.contains(name) || looksBuilt(closure.body)
    }
    if name == "Button" || name.hasSuffix("Button") {
      return false
    }
    return looksBuilt(closure.body)
  }

  static func looksBuilt(_ body: [Node]) -> Bool {
    body.contains { node in
      switch node.kind {
      case .conditional(let part): looksBuilt(part.then) || looksBuilt(part.otherwise ?? [])
      case .choice(let part): part.cases.contains { looksBuilt($0.body) }
      case .platform(let branches): branches.contains { looksBuilt($0.body) }
      case .returned(let value): value.map { looksBuilt([$0]) } ?? false
      case .name(let name): body.count == 1 && name != "self"
      case .chain:
        if let element = ViewElement(node) {
          (element.isType && !notViews.contains(element.name))
            || (body.count == 1 && !element.modifiers.isEmpty
              && element.modifiers.allSatisfy { knownModifiers.contains($0.name) })
        } else {
          false
        }
      default: false
      }
    }
  }

  static let notViews: Set<String> = [
    "Task", "DispatchQueue", "MainActor", "UIApplication", "NotificationCenter", "Logger", "Log",
    "UserDefaults", "Analytics", "UIPasteboard", "NSWorkspace", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "HapticManager", "ServiceLocator", "Current",
  ]
  static let knownModifiers: Set<String> = [
    "padding", "frame", "font", "foregroundColor", "foregroundStyle", "disabled", "opacity",
    "background", "overlay", "tag", "id", "tint", "buttonStyle", "accessibilityLabel",
  ]
}

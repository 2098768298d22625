import CheckerCore

/// The view-building code of one type in one file, walked from its body through its own helpers.
public struct ViewCode: Sendable {
  /// The type.
  public let type: TypeModel
  /// Every piece, with what stands around it.
  public let visits: [Visit]
  /// The names of the type's members that build views.
  public let builders: Set<String>

  /// Walks the view-building code of `type`; `nil` where it has none.
  public init?(_ type: TypeModel) {
    var bodies: [String: [Node]] = [:]
    var order: [String] = []
    for member in type.members {
      switch member.kind {
      case .variable(let part):
        guard let getter = part.getter, ViewCode.buildsView(part.type, part.attributes) else {
          continue
        }
        if bodies[part.name] == nil { order.append(part.name) }
        bodies[part.name, default: []] += getter
      case .function(let part):
        guard let body = part.body, ViewCode.buildsView(part.result, part.attributes) else {
          continue
        }
        if bodies[part.name] == nil { order.append(part.name) }
        bodies[part.name, default: []] += body
      default: continue
      }
    }
    guard !order.isEmpty else { return nil }
    self.type = type
    builders = Set(order)
    var walker = Walker(bodies: bodies)
    if bodies["body"] != nil { walker.start("body") }
    for name in order where !walker.reached.contains(name) { walker.start(name) }
    visits = walker.visits
  }

  /// Whether a member of this type or with these attributes builds views.
  static func buildsView(_ type: String?, _ attributes: [Attribute]) -> Bool {
    if attributes.contains(where: { builderAttributes.contains($0.name) }) { return true }
    guard let type else { return false }
    return builderTypes.contains { type.hasPrefix($0) } || type == "AnyView"
  }

  private static let builderAttributes: Set<String> = [
    "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
  ]
  private static let builderTypes = [
    "some View", "some SwiftUI.View", "some ToolbarContent", "some Scene", "some Commands",
    "some CustomizableToolbarContent",
  ]

  /// Modifiers whose closures run and do not build.
  public static func runs(_ name: String) -> Bool {
    if name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true { return true }
    return running.contains(name)
  }

  private static let running: Set<String> = [
    "task", "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture",
    "accessibilityAction", "fileImporter", "fileExporter", "keyboardShortcut", "transaction",
    "animation", "searchSuggestions", "perform", "dropDestination", "alignmentGuide", "introspect",
    "visualEffect", "scrollTransition",
  ]
  private static let building: Set<String> = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "toolbar", "safeAreaInset",
    "alert", "confirmationDialog", "contextMenu", "swipeActions", "mask", "navigationDestination",
    "tabItem", "listRowBackground", "safeAreaBar", "toolbarItem", "inspector", "searchSuggestions",
  ]
  private static let runningLabels: Set<String> = [
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

  private static func looksBuilt(_ body: [Node]) -> Bool {
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

  private static let notViews: Set<String> = [
    "Task", "DispatchQueue", "MainActor", "UIApplication", "NotificationCenter", "Logger", "Log",
    "UserDefaults", "Analytics", "UIPasteboard", "NSWorkspace", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "HapticManager", "ServiceLocator", "Current",
  ]
  private static let knownModifiers: Set<String> = [
    "padding", "frame", "font", "foregroundColor", "foregroundStyle", "disabled", "opacity",
    "background", "overlay", "tag", "id", "tint", "buttonStyle", "accessibilityLabel",
  ]
}

/// Walks builder code and remembers what it meets.
private struct Walker {
  let bodies: [String: [Node]]
  var visits: [Visit] = []
  var reached: Set<String> = []
  private var open: [String] = []

  init(bodies: [String: [Node]]) { self.bodies = bodies }

  mutating func start(_ name: String) {
    reached.insert(name)
    open = [name]
    list(bodies[name] ?? [], Frame(.member(name), nil))
    open = []
  }

  private mutating func list(_ nodes: [Node], _ frame: Frame) {
    for node in nodes { piece(node, frame, siblings: nodes) }
  }

  private mutating func piece(_ node: Node, _ frame: Frame, siblings: [Node]) {
    switch node.kind {
    case .conditional(let part):
      visits.append(Visit(node: node, frame: frame, element: nil, siblings: siblings))
      list(part.then, Frame(.branch(node, part, isThen: true), frame))
      list(part.otherwise ?? [], Frame(.branch(node, part, isThen: false), frame))
    case .choice(let part):
      visits.append(Visit(node: node, frame: frame, element: nil, siblings: siblings))
      for (index, item) in part.cases.enumerated() {
        list(item.body, Frame(.choice(node, part, index: index), frame))
      }
    case .platform(let branches):
      for branch in branches { list(branch.body, frame) }
    case .returned(let value):
      if let value { piece(value, frame, siblings: siblings) }
    case .guarded(let conditions, let body):
      let part = Conditional(conditions: conditions, then: [], otherwise: body)
      visits.append(Visit(node: node, frame: frame, element: nil, siblings: siblings))
      list(body, Frame(.branch(node, part, isThen: false), frame))
    case .ternary(_, let first, let second):
      piece(first, frame, siblings: siblings)
      piece(second, frame, siblings: siblings)
    case .chain, .name: element(node, frame, siblings: siblings)
    default: return
    }
  }

  private mutating func element(_ node: Node, _ frame: Frame, siblings: [Node]) {
    guard let element = ViewElement(node) else {
      if let chain = node.chain { modifiers(chain.links[...], of: nil, frame) }
      return
    }
    visits.append(Visit(node: node, frame: frame, element: element, siblings: siblings))
    for argument in element.arguments {
      guard let closure = argument.value.closure else {
        if ViewElement(argument.value)?.isType == true, argument.label != nil,
          argument.value.chain != nil
        {
          piece(argument.value, Frame(.content(element, argument.label), frame), siblings: [])
        }
        continue
      }
      guard
        ViewCode.builds(
          closure, label: argument.label, name: element.name, isModifier: false,
          others: element.arguments)
      else { continue }
      list(closure.body, Frame(.content(element, argument.label), frame))
    }
    if !element.isType, let body = bodies[element.name], !open.contains(element.name),
      open.count < 12, visits.count < 20_000
    {
      reached.insert(element.name)
      open.append(element.name)
      list(body, Frame(.helper(element), frame))
      open.removeLast()
    }
    modifiers(element.modifiers, of: element, frame)
  }

  private mutating func modifiers(
    _ links: ArraySlice<Chain.Link>, of element: ViewElement?, _ frame: Frame
  ) {
    for link in links {
      for argument in link.arguments {
        let inner = element.map { Frame(.modifier(link, $0), frame) } ?? frame
        if let closure = argument.value.closure {
          guard
            ViewCode.builds(
              closure, label: argument.label, name: link.name, isModifier: true,
              others: link.arguments)
          else { continue }
          list(closure.body, inner)
        } else if ["overlay", "background", "safeAreaInset", "mask", "listRowBackground"]
          .contains(link.name), argument.label == nil
        {
          piece(argument.value, inner, siblings: [])
        } else if ["header", "footer", "label"].contains(argument.label) {
          piece(argument.value, inner, siblings: [])
        }
      }
    }
  }
}

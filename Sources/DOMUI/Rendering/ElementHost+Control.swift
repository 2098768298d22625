import ElementTree

/// Leads from an element to the control inside it, such as from a labelled row to its switch.
///
/// What is said of a view for assistive technology, for the focus and for the keyboard belongs to
/// the control itself, however many elements are around it.
enum ControlTrait: ViewTraitKey { typealias Value = ElementHost }

extension _Output {
  /// The host of the control that the output stands for.
  var control: ElementHost { traits[ControlTrait.self] ?? host }
}

extension ElementHost {
  /// An attribute without what a modifier and those around it lay over the element.
  func attribute(_ name: String, below owner: AnyObject) -> String? {
    let own = layers.firstIndex { $0.owner == ObjectIdentifier(owner) } ?? layers.endIndex
    for layer in layers[..<own].reversed() {
      if let value = layer.spec.attributes[name] { return value }
    }
    return base.attributes[name]
  }
}

extension ElementScene {
  /// An attribute of the element without the modifier that asks and those around it.
  func inheritedAttribute(_ name: String) -> String? {
    inherited.flatMap { $0.host.attribute(name, below: $0.owner) }
  }

  /// The role of the element without the modifier that asks and those around it.
  var inheritedRole: String? {
    inheritedAttribute("role") ?? AccessibilityTree.nativeRole(of: element)
  }

  /// Whether the element takes the keyboard focus by itself.
  var isNativelyFocusable: Bool {
    switch element.tag {
    case "button", "input", "select", "textarea", "summary": true
    case "a": element.attributes["href"] != nil
    default: inheritedAttribute("tabindex") != nil
    }
  }
}

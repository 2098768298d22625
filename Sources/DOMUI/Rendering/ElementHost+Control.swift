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
  /// The role that the element has without a modifier and those around it.
  func role(below owner: AnyObject) -> String? {
    let own = layers.firstIndex { $0.owner == ObjectIdentifier(owner) } ?? layers.endIndex
    for layer in layers[..<own].reversed() {
      if let role = layer.spec.attributes["role"] { return role }
    }
    return base.attributes["role"] ?? AccessibilityTree.nativeRole(of: element)
  }
}

import ElementTree

/// An element of a rendered page, found by what a person knows of it.
@MainActor
public struct RenderedElement {
  let element: Element
  let runtime: PageRuntime

  /// The role that assistive technology sees, such as `button`, `textbox` or `heading`.
  public var role: String { AccessibilityTree.role(of: element) ?? "" }
  /// The name that assistive technology reads.
  public var name: String { AccessibilityTree.name(of: element) }
  /// What stands in the control.
  public var value: ElementValue? {
    element.properties["value"] ?? element.properties["checked"]
  }
  /// Whether the control takes input.
  public var isEnabled: Bool {
    element.attributes["disabled"] == nil && element.attributes["aria-disabled"] != "true"
  }
  /// The description that assistive technology reads after the name.
  public var description: String? {
    let ids = element.attributes["aria-describedby"]?.split(separator: " ") ?? []
    let texts = ids.compactMap { id in
      Int(id.dropFirst()).flatMap { element.document.element(ElementID(rawValue: $0)) }
    }.map { $0.lines().joined(separator: " ") }
    return texts.isEmpty ? element.attributes["aria-description"] : texts.joined(separator: " ")
  }
  /// An attribute of the element.
  public func attribute(_ name: String) -> String? { element.attributes[name] }

  /// Does what a click, a Return or an assistive activation does; a disabled control does nothing.
  public func tap() {
    guard isEnabled else { return }
    send("click")
  }

  /// Types a text in place of what stands there.
  public func type(_ text: String) {
    guard isEnabled else { return }
    element.noteReported("value", .string(text))
    send("input", value: .string(text))
  }

  /// Sends any event.
  public func send(
    _ event: String, value: ElementValue? = nil, details: [String: ElementValue] = [:]
  ) {
    runtime.handle(
      ElementEvent(target: element.id, name: event, value: value, details: details))
    runtime.render()
  }
}

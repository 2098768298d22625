import ElementTree

/// A switch or a box with its label beside it.
struct ToggleElement<Label: View>: CompoundElementView {
  let style: SystemToggleStyle
  let isOn: Binding<Bool>
  let label: Label

  var tag: String { "label" }
  static var refersToLabel: Bool { false }

  @ViewBuilder var elementContent: some View {
    LabelPart(className: "toggle-label", content: label)
    ControlPart(content: ToggleInput(style: style, isOn: isOn))
  }

  func flexibility(of content: Flexibility) -> Flexibility { style == .checkbox ? [] : .x }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("toggle", style.rawValue)
    if scene.environment.labelsHidden { spec.classes.append("labels-hidden") }
    return spec
  }
}

private struct ToggleInput: ElementView {
  let style: SystemToggleStyle
  let isOn: Binding<Bool>
  var tag: String { "input" }

  func spec(in scene: ElementScene) -> ElementSpec {
    let isEnabled = scene.environment.isEnabled
    var spec = ElementSpec("toggle-input")
    spec.attributes["type"] = "checkbox"
    spec.attributes["name"] = scene.name
    if style != .checkbox { spec.attributes["role"] = "switch" }
    if !isEnabled { spec.attributes["aria-disabled"] = "true" }
    spec.properties["checked"] = .bool(isOn.wrappedValue)
    spec.handlers["change"] = { [isOn, weak element = scene.element] event in
      guard case .bool(let checked)? = event.value else { return }
      element?.noteReported("checked", .bool(checked))
      if isEnabled, isOn.wrappedValue != checked { isOn.wrappedValue = checked }
      element?.setProperty("checked", .bool(isOn.wrappedValue))
    }
    return spec
  }
}

/// A button that stays pressed.
struct ToggleButtonElement<Label: View>: ElementView {
  let isOn: Binding<Bool>
  let label: Label

  var tag: String { "button" }
  var elementContent: Label { label }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("button", isOn.wrappedValue ? "prominent" : "bordered")
    spec.attributes["type"] = "button"
    spec.attributes["aria-pressed"] = isOn.wrappedValue ? "true" : "false"
    let isEnabled = scene.environment.isEnabled
    if !isEnabled { spec.attributes["aria-disabled"] = "true" }
    spec.handlers["click"] = { [isOn] _ in
      if isEnabled { isOn.wrappedValue.toggle() }
    }
    return spec
  }
}

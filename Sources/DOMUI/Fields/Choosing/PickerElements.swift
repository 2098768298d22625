import ElementTree

/// A picker with its label.
struct PickerElement<Label: View, Options: View>: CompoundElementView {
  let look: PickerLook
  let label: Label
  let options: Options

  @ViewBuilder var elementContent: some View {
    LabelPart(className: "picker-label", content: label)
    ControlPart(content: options)
  }

  func flexibility(of content: Flexibility) -> Flexibility { .x }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("picker", look.rawValue)
    // A segmented picker shows no label on Apple's platforms either.
    if scene.environment.labelsHidden || look == .segmented {
      spec.classes.append("labels-hidden")
    }
    return spec
  }
}

/// The options of a picker as a native menu.
struct SelectElement<SelectionValue: Hashable, Content: View>: ElementView {
  let selection: Binding<SelectionValue>
  let content: Content
  var tag: String { "select" }
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("picker-select")
    spec.attributes["name"] = scene.name
    _ = selection.wrappedValue
    if !scene.environment.isEnabled { spec.attributes["disabled"] = "" }
    return spec
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    SelectNode(view, in: context)
  }
}

/// The options of a picker as buttons of which one is chosen.
struct RadioGroupElement<SelectionValue: Hashable, Content: View>: ElementView {
  let selection: Binding<SelectionValue>
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("picker-options")
    spec.attributes["role"] = "radiogroup"
    spec.attributes["data-choice"] = scene.name
    _ = selection.wrappedValue
    return spec
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    RadioGroupNode(view, in: context)
  }
}

/// The value that an output of a picker's content stands for.
private func pickerValue<Value>(of output: _Output, as type: Value.Type) -> Value? {
  (output.traits[TagTrait.self] ?? output.traits[RowIdentityTrait.self])?.base as? Value
}

private final class SelectNode<SelectionValue: Hashable, Content: View>:
  ElementNode<SelectElement<SelectionValue, Content>>
{
  private var options: [ElementHost] = []
  private var values: [SelectionValue?] = []

  override func update(
    _ newView: SelectElement<SelectionValue, Content>, environment: EnvironmentValues
  ) {
    super.update(newView, environment: environment)
    syncChildren()
  }

  override func refresh() {
    super.refresh()
    syncChildren()
  }

  override func arrange(_ outputs: [_Output]) -> [Element] {
    values = outputs.map { pickerValue(of: $0, as: SelectionValue.self) }
    while options.count < outputs.count {
      options.append(ElementHost(page.document.makeElement("option")))
    }
    options.removeLast(options.count - outputs.count)
    let chosen = values.firstIndex { $0 == view.selection.wrappedValue }
    for (index, output) in outputs.enumerated() {
      var spec = ElementSpec()
      spec.attributes["value"] = String(index)
      spec.text = AccessibilityTree.text(of: output.host.element)
      if index == chosen { spec.attributes["selected"] = "" }
      if values[index] == nil { spec.attributes["disabled"] = "" }
      options[index].setBase(spec)
    }
    var live = ElementSpec()
    live.properties["value"] = .string(chosen.map(String.init) ?? "")
    live.handlers["change"] = { [weak self] in self?.handleChange($0) }
    host.setLayer(live, owner: self)
    return options.map(\.element)
  }

  private func handleChange(_ event: ElementEvent) {
    guard case .string(let text)? = event.value, let index = Int(text) else { return }
    element.noteReported("value", .string(text))
    if environment.isEnabled, values.indices.contains(index), let value = values[index] {
      view.selection.wrappedValue = value
    }
    let chosen = values.firstIndex { $0 == view.selection.wrappedValue }
    element.setProperty("value", .string(chosen.map(String.init) ?? ""))
  }
}

private final class RadioGroupNode<SelectionValue: Hashable, Content: View>:
  ElementNode<RadioGroupElement<SelectionValue, Content>>
{
  private var options: [ElementID: ElementHost] = [:]
  private var shown: [(host: ElementHost, value: SelectionValue?)] = []

  override func update(
    _ newView: RadioGroupElement<SelectionValue, Content>, environment: EnvironmentValues
  ) {
    super.update(newView, environment: environment)
    showOptions()
  }

  override func refresh() {
    super.refresh()
    showOptions()
  }

  override func arrange(_ outputs: [_Output]) -> [Element] {
    var kept: [ElementID: ElementHost] = [:]
    shown = outputs.map { output in
      let content = output.host.element
      let host = options[content.id] ?? ElementHost(page.document.makeElement("button"))
      kept[content.id] = host
      host.element.setChildren([content])
      return (host, pickerValue(of: output, as: SelectionValue.self))
    }
    options = kept
    showOptions()
    return shown.map(\.host.element)
  }

  private func showOptions() {
    let chosen = shown.firstIndex { $0.value == view.selection.wrappedValue }
    for (index, option) in shown.enumerated() {
      var spec = ElementSpec("picker-option")
      spec.attributes["type"] = "button"
      spec.attributes["role"] = "radio"
      spec.attributes["aria-checked"] = index == chosen ? "true" : "false"
      // One stop of the Tab key for the group; the arrows choose inside it.
      spec.attributes["tabindex"] = index == (chosen ?? 0) ? "0" : "-1"
      spec.attributes["data-keys"] = "ArrowRight ArrowLeft ArrowDown ArrowUp"
      if !environment.isEnabled { spec.attributes["aria-disabled"] = "true" }
      spec.handlers["click"] = { [weak self] _ in self?.choose(index) }
      spec.handlers["keydown"] = { [weak self] in self?.handleKey($0, at: index) }
      option.host.setBase(spec)
    }
  }

  private func choose(_ index: Int) {
    guard environment.isEnabled, shown.indices.contains(index), let value = shown[index].value
    else { return }
    view.selection.wrappedValue = value
  }

  private func handleKey(_ event: ElementEvent, at index: Int) {
    let step: Int
    switch event.details["key"] {
    case .string("ArrowRight"), .string("ArrowDown"): step = 1
    case .string("ArrowLeft"), .string("ArrowUp"): step = -1
    default: return
    }
    let next = (index + step + shown.count) % shown.count
    choose(next)
    page.document.perform(.focus(shown[next].host.element.id))
  }
}

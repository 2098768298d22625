/// Two buttons that make a value larger and smaller.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  init(
    label: Label, increment: (() -> Void)?, decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func edit(_ action: (() -> Void)?) -> (() -> Void)? {
      action.map { action in
        {
          onEditingChanged(true)
          action()
          onEditingChanged(false)
        }
      }
    }
    self.label = label
    self.increment = edit(increment)
    self.decrement = edit(decrement)
  }

  init<V: Strideable>(
    label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let now = value.wrappedValue
    let canGrow = bounds.map { now < $0.upperBound } ?? true
    let canShrink = bounds.map { now > $0.lowerBound } ?? true
    self.init(
      label: label,
      increment: canGrow
        ? {
          let next = value.wrappedValue.advanced(by: step)
          value.wrappedValue = bounds.map { min(next, $0.upperBound) } ?? next
        } : nil,
      decrement: canShrink
        ? {
          let next = value.wrappedValue.advanced(by: 0 - step)
          value.wrappedValue = bounds.map { max(next, $0.lowerBound) } ?? next
        } : nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View {
  /// The label with the two buttons.
  public var body: some View {
    StepperElement(label: label, increment: increment, decrement: decrement)
  }
}

private struct StepperElement<Label: View>: CompoundElementView {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  @ViewBuilder var elementContent: some View {
    LabelPart(className: "control-label", content: label)
    StepperButtons(increment: increment, decrement: decrement)
  }

  func flexibility(of content: Flexibility) -> Flexibility { .x }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("control", "stepper")
    if scene.environment.labelsHidden { spec.classes.append("labels-hidden") }
    spec.attributes["role"] = "group"
    return spec
  }
}

private struct StepperButtons: ElementView {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  @ViewBuilder var elementContent: some View {
    StepperButton(isIncrement: false, action: decrement)
    StepperButton(isIncrement: true, action: increment)
  }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("stepper-buttons") }
}

private struct StepperButton: ElementView {
  let isIncrement: Bool
  let action: (() -> Void)?
  var tag: String { "button" }

  func spec(in scene: ElementScene) -> ElementSpec {
    let locale = scene.environment.locale
    var spec = ElementSpec("stepper-button")
    spec.attributes["type"] = "button"
    spec.attributes["aria-label"] =
      isIncrement ? SystemText.increment(locale) : SystemText.decrement(locale)
    spec.text = isIncrement ? "+" : "−"
    let isEnabled = scene.environment.isEnabled && action != nil
    if !isEnabled { spec.attributes["aria-disabled"] = "true" }
    spec.handlers["click"] = { [action] _ in if isEnabled { action?() } }
    return spec
  }
}

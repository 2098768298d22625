/// Two buttons that make a value larger and smaller.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  /// Makes a stepper of two actions; without one its button is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  init<V: Strideable>(label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride) {
    let now = value.wrappedValue
    let canGrow = bounds.map { now < $0.upperBound } ?? true
    let canShrink = bounds.map { now > $0.lowerBound } ?? true
    self.init(
      label: { label },
      onIncrement: canGrow
        ? {
          let next = value.wrappedValue.advanced(by: step)
          value.wrappedValue = bounds.map { min(next, $0.upperBound) } ?? next
        } : nil,
      onDecrement: canShrink
        ? {
          let next = value.wrappedValue.advanced(by: 0 - step)
          value.wrappedValue = bounds.map { max(next, $0.lowerBound) } ?? next
        } : nil)
  }
}

extension Stepper: View {
  /// The label with the two buttons.
  public var body: some View {
    StepperElement(label: label, increment: increment, decrement: decrement)
  }

  /// Makes a stepper for a value, with a label of any kind.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: value, bounds: nil, step: step)
  }

  /// Makes a stepper for a value within bounds, with a label of any kind.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: value, bounds: bounds, step: step)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper for a value, with a translated title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(label: Text(titleKey), value: value, bounds: nil, step: step)
  }

  /// Makes a stepper for a value, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(label: Text(title), value: value, bounds: nil, step: step)
  }

  /// Makes a stepper for a value within bounds, with a translated title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(label: Text(titleKey), value: value, bounds: bounds, step: step)
  }

  /// Makes a stepper for a value within bounds, with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(label: Text(title), value: value, bounds: bounds, step: step)
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

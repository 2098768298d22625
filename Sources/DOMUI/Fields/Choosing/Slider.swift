import ElementTree

/// A choice of a number within bounds.
public struct Slider<Label: View, ValueLabel: View> {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let number: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    label: Label, minimum: ValueLabel, maximum: ValueLabel, value: Binding<V>,
    bounds: ClosedRange<V>, step: V.Stride?, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    number = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  /// The slider.
  public var body: some View {
    SliderElement(
      label: label, minimum: minimum, maximum: maximum,
      input: SliderInput(
        number: number, bounds: bounds, step: step, onEditingChanged: onEditingChanged))
  }
}

private struct SliderElement<Label: View, ValueLabel: View>: CompoundElementView {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let input: SliderInput

  @ViewBuilder var elementContent: some View {
    LabelPart(className: "visually-hidden", content: label)
    minimum.accessibilityHidden(true)
    ControlPart(content: input)
    maximum.accessibilityHidden(true)
  }

  func flexibility(of content: Flexibility) -> Flexibility { .x }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("control") }
}

private struct SliderInput: ElementView {
  let number: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  var tag: String { "input" }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("slider")
    spec.attributes["type"] = "range"
    spec.attributes["name"] = scene.name
    spec.attributes["min"] = "\(bounds.lowerBound)"
    spec.attributes["max"] = "\(bounds.upperBound)"
    spec.attributes["step"] = step.map { "\($0)" } ?? "any"
    spec.properties["value"] = .string("\(number.wrappedValue)")
    let isEnabled = scene.environment.isEnabled
    if !isEnabled { spec.attributes["disabled"] = "" }
    let report: @MainActor (ElementEvent) -> Void = {
      [number, bounds, weak element = scene.element] event in
      guard case .string(let text)? = event.value, let typed = Double(text), typed.isFinite
      else { return }
      element?.noteReported("value", .string(text))
      if isEnabled { number.wrappedValue = min(max(typed, bounds.lowerBound), bounds.upperBound) }
      if number.wrappedValue != typed {
        element?.setProperty("value", .string("\(number.wrappedValue)"))
      }
    }
    spec.handlers["input"] = { [onEditingChanged] event in
      onEditingChanged(true)
      report(event)
    }
    spec.handlers["change"] = { [onEditingChanged] event in
      report(event)
      onEditingChanged(false)
    }
    return spec
  }
}

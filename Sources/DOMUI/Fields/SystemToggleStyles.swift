/// A style that the page's stylesheet draws.
@MainActor
protocol SystemStyledToggleStyle {
  var systemStyle: SystemToggleStyle { get }
  /// The colour that the style itself brings along.
  var tint: Color? { get }
}

extension SystemStyledToggleStyle {
  var tint: Color? { nil }
}

/// The look that fits where the toggle stands.
public struct DefaultToggleStyle: ToggleStyle, SystemStyledToggleStyle, Sendable {
  var systemStyle: SystemToggleStyle { .automatic }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the look of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(style: .automatic, isOn: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that fits where the toggle stands.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, SystemStyledToggleStyle, Sendable {
  let tint: Color?
  var systemStyle: SystemToggleStyle { .switch }

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with a colour for the switch that is on.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Makes the look of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(style: .switch, isOn: configuration.$isOn, label: configuration.label)
      .tint(tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A box with a tick.
public struct CheckboxToggleStyle: ToggleStyle, SystemStyledToggleStyle, Sendable {
  var systemStyle: SystemToggleStyle { .checkbox }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the look of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(style: .checkbox, isOn: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, SystemStyledToggleStyle, Sendable {
  var systemStyle: SystemToggleStyle { .button }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the look of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButtonElement(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

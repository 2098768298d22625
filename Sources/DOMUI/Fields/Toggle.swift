/// A control that is on or off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleLook) private var look
}

extension Toggle: View where Label: View {
  /// The toggle in the style of its surroundings.
  public var body: some View {
    switch look {
    case .system(.button):
      ToggleButtonElement(isOn: isOn, label: label)
    case .system(let style):
      ToggleElement(style: style, isOn: isOn, label: label)
    case .custom(let style):
      style.make(ToggleStyleConfiguration(isOn: isOn, label: label))
    }
  }

  private init(binding: Binding<Bool>, label: Label) {
    isOn = binding
    self.label = label
  }

  /// Makes a toggle with a label of any kind.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(binding: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a translated title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == DOMUI.Label<Text, Image> {
  /// Makes a toggle with a translated title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DOMUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title as it stands and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DOMUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style was asked to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

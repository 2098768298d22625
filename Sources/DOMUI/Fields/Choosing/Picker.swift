/// A choice of one value.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerLook) private var look

  /// Makes a picker with a label of any kind; each view inside stands for its tag.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with a label; each view inside stands for its tag.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker: View {
  /// The picker in the style of its surroundings.
  public var body: some View {
    switch look {
    case .menu:
      PickerElement(
        look: look, label: label,
        options: SelectElement(
          selection: selection, content: content))
    case .segmented, .inline:
      PickerElement(
        look: look, label: label,
        options: RadioGroupElement(
          selection: selection, content: content))
    }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == DOMUI.Label<Text, Image> {
  /// Makes a picker with a translated title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      DOMUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

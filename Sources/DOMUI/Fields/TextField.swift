/// A field for a text of one or more lines.
public struct TextField<Label> {
  let label: Label
  let prompt: Text?
  let axis: Axis
  let report: FieldElement.Report
  let text: () -> String
  let write: (String) -> Void
}

extension TextField: View where Label: View {
  /// The field.
  public var body: some View {
    FieldWithLabel(label: label) { title in
      FieldElement(
        kind: axis == .vertical ? .multiline : .text, report: report, title: title,
        prompt: prompt, text: text, write: write)
    }
  }

  private init(label: Label, prompt: Text?, axis: Axis = .horizontal, text: Binding<String>) {
    self.init(
      label: label, prompt: prompt, axis: axis, report: .eachInput,
      text: { text.wrappedValue }, write: { text.wrappedValue = $0 })
  }

  /// Makes a field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Makes a field with a label of any kind; along the vertical axis it holds several lines.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, axis: axis, text: text)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a translated title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Makes a field with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Makes a field with a translated title and a prompt, shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Makes a field with a title as it stands and a prompt, shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Makes a field with a translated title; along the vertical axis it holds several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, axis: axis, text: text)
  }

  /// Makes a field with a title as it stands; along the vertical axis it holds several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, axis: axis, text: text)
  }

  /// Makes a field with a translated title, a prompt and an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, axis: axis, text: text)
  }

  /// Makes a field with a title as it stands, a prompt and an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, axis: axis, text: text)
  }
}

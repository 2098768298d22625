/// A field for a secret, which is not shown.
public struct SecureField<Label> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension SecureField: View where Label: View {
  /// The field.
  public var body: some View {
    FieldWithLabel(label: label) { title in
      FieldElement(
        kind: .secure, title: title, prompt: prompt, text: { text.wrappedValue },
        write: { text.wrappedValue = $0 })
    }
  }

  /// Makes a field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a translated title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Makes a field with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
}

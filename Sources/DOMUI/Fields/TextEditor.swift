/// A field for a long text.
public struct TextEditor {
  let text: Binding<String>

  /// Makes a field for a long text; name it with `accessibilityLabel`.
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// The field.
  public var body: some View {
    FieldElement(
      kind: .multiline, title: nil, text: { text.wrappedValue },
      write: { text.wrappedValue = $0 }
    )
    .environment(\.fieldLook, .editor)
  }
}

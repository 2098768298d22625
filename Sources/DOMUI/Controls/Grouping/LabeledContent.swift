/// A label with what belongs to it at the other end of the line.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Both beside each other.
  public var body: some View {
    LabeledElement(label: label, content: content)
  }

  /// Makes a label of any kind for any content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a translated label for any content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a label as it stands for any content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a translated label for a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Makes a label as it stands for a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Makes a translated label for a value in a format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Makes a label as it stands for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

private struct LabeledElement<Label: View, Content: View>: ElementView {
  let label: Label
  let content: Content

  @ViewBuilder var elementContent: some View {
    label
    LabeledValue(content: content)
  }

  func flexibility(of content: Flexibility) -> Flexibility { .x }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("labeled-content") }
}

private struct LabeledValue<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("labeled-value") }
}

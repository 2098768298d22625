/// Content that a person shows and hides.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label
  @State private var ownIsExpanded = false

  /// Makes a group that begins folded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group that a binding shows and hides.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup: View {
  /// The label, and below it the content while it is shown.
  public var body: some View {
    let binding = isExpanded ?? $ownIsExpanded
    DisclosureElement {
      FoldButton(isExpanded: binding, content: label)
      if binding.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a translated title that begins folded.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title as it stands that begins folded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group with a translated title that a binding shows and hides.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title as it stands that a binding shows and hides.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

private struct DisclosureElement<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func flexibility(of content: Flexibility) -> Flexibility { content.union(.x) }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("disclosure") }
}

/// A box around views that belong together.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension GroupBox {
  /// Makes a box with a label that is there already.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox: View {
  /// The box.
  public var body: some View { GroupBoxElement(label: label, content: content) }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a translated title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct GroupBoxElement<Label: View, Content: View>: CompoundElementView {
  let label: Label
  let content: Content

  @ViewBuilder var elementContent: some View {
    LabelPart(className: "control-label", content: label)
    content
  }

  func flexibility(of content: Flexibility) -> Flexibility { content.union(.x) }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("group-box")
    spec.attributes["role"] = "group"
    return spec
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: View {
  /// The controls beside each other.
  public var body: some View { ControlGroupElement(content: content) }
}

private struct ControlGroupElement<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("control-group")
    spec.attributes["role"] = "group"
    return spec
  }
}

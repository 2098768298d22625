/// A way to an address outside the app; opens in a new tab.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// Makes a link with a label of any kind.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The link.
  public var body: some View { LinkElement(destination: destination, label: label) }
}

extension Link where Label == Text {
  /// Makes a link with a translated title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct LinkElement<Label: View>: ElementView {
  let destination: URL
  let label: Label
  var tag: String { "a" }
  var elementContent: Label { label }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("anchor")
    if scene.environment.isEnabled {
      spec.attributes["href"] = destination.absoluteString
      spec.attributes["target"] = "_blank"
      spec.attributes["rel"] = "noopener noreferrer"
    } else {
      spec.attributes["role"] = "link"
      spec.attributes["aria-disabled"] = "true"
      spec.attributes["tabindex"] = "0"
    }
    return spec
  }
}

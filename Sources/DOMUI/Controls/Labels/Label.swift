import ElementTree

/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
  @Environment(\.labelLook) private var look
}

extension Label where Title: View, Icon: View {
  /// Makes a label of any title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  private init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension Label: View where Title: View, Icon: View {
  /// The label in the style of its surroundings.
  public var body: some View {
    switch look {
    case .system(let style):
      LabelElement(style: style, title: title, icon: icon)
    case .custom(let style):
      style.make(LabelStyleConfiguration(title: title, icon: icon))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a translated title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Makes a label of a title as it stands and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Makes a label of a translated title and an image of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Makes a label of a title as it stands and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was asked to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// A label as the page's stylesheet draws it; a title that is not seen is still read aloud.
struct LabelElement<Title: View, Icon: View>: ElementView {
  let style: SystemLabelStyle
  let title: Title
  let icon: Icon

  var tag: String { "span" }

  @ViewBuilder var elementContent: some View {
    LabelIcon(content: icon)
    LabelTitle(content: title)
  }

  func spec(in scene: ElementScene) -> ElementSpec {
    ElementSpec("label", style.rawValue)
  }
}

private struct LabelIcon<Content: View>: ElementView {
  let content: Content
  var tag: String { "span" }
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("label-icon")
    spec.attributes["aria-hidden"] = "true"
    return spec
  }
}

private struct LabelTitle<Content: View>: ElementView {
  let content: Content
  var tag: String { "span" }
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("label-title") }
}

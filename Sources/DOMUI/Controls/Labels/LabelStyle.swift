/// How a label arranges its title and its icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is told of the label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    let content: AnyView
  }

  /// The icon of the label.
  public struct Icon {
    let content: AnyView
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  init(title: some View, icon: some View) {
    self.title = Title(content: AnyView(title))
    self.icon = Icon(content: AnyView(icon))
  }
}

/// The look of labels in an environment.
enum LabelLook: Equatable {
  case system(SystemLabelStyle)
  case custom(AnyLabelStyle)
}

/// The arrangements that the page's stylesheet draws; the raw value is the class.
enum SystemLabelStyle: String {
  case automatic
  case titleAndIcon = "title-and-icon"
  case titleOnly = "title-only"
  case iconOnly = "icon-only"
}

/// A label style of any type.
struct AnyLabelStyle: Equatable {
  private let style: any LabelStyle

  init(_ style: any LabelStyle) {
    self.style = style
  }

  /// Makes the label; inside, a plain `Label` takes the automatic look instead of this style.
  @MainActor
  func make(_ configuration: LabelStyleConfiguration) -> some View {
    func make(_ style: some LabelStyle) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style).environment(\.labelLook, .system(.automatic))
  }

  static func == (left: AnyLabelStyle, right: AnyLabelStyle) -> Bool {
    func isSame<Style>(_ style: Style) -> Bool { areSameStyle(style, right.style) }
    return _openExistential(left.style, do: isSame)
  }
}

private enum LabelLookKey: EnvironmentKey {
  static var defaultValue: LabelLook { .system(.automatic) }
}

extension EnvironmentValues {
  var labelLook: LabelLook {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labels inside arrange title and icon.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let known = (style as? any SystemStyledLabelStyle)?.systemStyle
    return environment(\.labelLook, known.map(LabelLook.system) ?? .custom(AnyLabelStyle(style)))
  }
}

extension LabelStyleConfiguration.Title: View {
  /// The title as the label was given it.
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  /// The icon as the label was given it.
  public var body: some View { content }
}

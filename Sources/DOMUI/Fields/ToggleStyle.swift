/// How a toggle looks.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is told of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the look of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(isOn: Binding<Bool>, label: some View) {
    _isOn = isOn
    self.label = Label(content: AnyView(label))
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The label as the toggle was given it.
  public var body: some View { content }
}

/// The look of toggles in an environment.
enum ToggleLook: Equatable {
  case system(SystemToggleStyle)
  case custom(AnyToggleStyle)
}

/// The looks that the page's stylesheet draws; the raw value is the class.
enum SystemToggleStyle: String {
  case automatic
  case `switch`
  case checkbox
  case button
}

/// A toggle style of any type.
struct AnyToggleStyle: Equatable {
  private let style: any ToggleStyle

  init(_ style: any ToggleStyle) {
    self.style = style
  }

  /// Makes the toggle; inside, a plain `Toggle` takes the automatic look.
  @MainActor
  func make(_ configuration: ToggleStyleConfiguration) -> some View {
    func make(_ style: some ToggleStyle) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style).environment(\.toggleLook, .system(.automatic))
  }

  static func == (left: AnyToggleStyle, right: AnyToggleStyle) -> Bool {
    func isSame<Style>(_ style: Style) -> Bool { areSameStyle(style, right.style) }
    return _openExistential(left.style, do: isSame)
  }
}

private enum ToggleLookKey: EnvironmentKey {
  static var defaultValue: ToggleLook { .system(.automatic) }
}

extension EnvironmentValues {
  var toggleLook: ToggleLook {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let known = (style as? any SystemStyledToggleStyle)
      .flatMap { $0.tint == nil ? $0.systemStyle : nil }
    return environment(\.toggleLook, known.map(ToggleLook.system) ?? .custom(AnyToggleStyle(style)))
  }
}

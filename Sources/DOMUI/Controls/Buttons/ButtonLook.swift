/// The look of buttons in an environment.
enum ButtonLook: Equatable {
  case system(SystemButtonStyle)
  case custom(AnyButtonStyle)
  case primitive(AnyPrimitiveButtonStyle)
}

/// The styles that the page's stylesheet draws; the raw value is the class.
enum SystemButtonStyle: String {
  case automatic, bordered, prominent, borderless, plain, link, custom
}

/// A button style of any type.
struct AnyButtonStyle: Equatable {
  private let style: any ButtonStyle

  init(_ style: any ButtonStyle) {
    self.style = style
  }

  @MainActor
  func make(_ configuration: ButtonStyleConfiguration) -> AnyView {
    func make(_ style: some ButtonStyle) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style)
  }

  static func == (left: AnyButtonStyle, right: AnyButtonStyle) -> Bool {
    func isSame<Style>(_ style: Style) -> Bool { areSameStyle(style, right.style) }
    return _openExistential(left.style, do: isSame)
  }
}

/// A primitive button style of any type.
struct AnyPrimitiveButtonStyle: Equatable {
  private let style: any PrimitiveButtonStyle

  init(_ style: any PrimitiveButtonStyle) {
    self.style = style
  }

  /// Makes the button; inside, a plain `Button` takes the automatic look instead of this style.
  @MainActor
  func make(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    func make(_ style: some PrimitiveButtonStyle) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style).environment(\.buttonLook, .system(.automatic))
  }

  static func == (left: AnyPrimitiveButtonStyle, right: AnyPrimitiveButtonStyle) -> Bool {
    func isSame<Style>(_ style: Style) -> Bool { areSameStyle(style, right.style) }
    return _openExistential(left.style, do: isSame)
  }
}

private enum ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .system(.automatic) }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonLook, .custom(AnyButtonStyle(style)))
  }

  /// Sets the look and the activation of the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let known = (style as? any SystemStyledButtonStyle)?.systemStyle
    return environment(
      \.buttonLook, known.map(ButtonLook.system) ?? .primitive(AnyPrimitiveButtonStyle(style)))
  }
}

/// A style that the page's stylesheet draws.
@MainActor
protocol SystemStyledButtonStyle {
  var systemStyle: SystemButtonStyle { get }
}

/// The look that fits where the button stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyledButtonStyle, Sendable {
  var systemStyle: SystemButtonStyle { .automatic }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .automatic, action: { configuration.trigger() },
      content: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits where the button stands.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A tinted, rounded background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyledButtonStyle, Sendable {
  var systemStyle: SystemButtonStyle { .bordered }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .bordered, action: { configuration.trigger() },
      content: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted, rounded background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A filled background, for the main action.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyledButtonStyle,
  Sendable
{
  var systemStyle: SystemButtonStyle { .prominent }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .prominent, action: { configuration.trigger() },
      content: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled background, for the main action.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Tinted text without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyledButtonStyle, Sendable {
  var systemStyle: SystemButtonStyle { .borderless }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .borderless, action: { configuration.trigger() },
      content: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Tinted text without a background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyledButtonStyle, Sendable {
  var systemStyle: SystemButtonStyle { .plain }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .plain, action: { configuration.trigger() },
      content: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The look of a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemStyledButtonStyle, Sendable {
  var systemStyle: SystemButtonStyle { .link }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .link, action: { configuration.trigger() },
      content: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

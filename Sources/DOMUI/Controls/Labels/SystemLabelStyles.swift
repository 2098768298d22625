/// A style that the page's stylesheet draws.
@MainActor
protocol SystemStyledLabelStyle {
  var systemStyle: SystemLabelStyle { get }
}

/// The arrangement that fits where the label stands.
public struct DefaultLabelStyle: LabelStyle, SystemStyledLabelStyle, Sendable {
  var systemStyle: SystemLabelStyle { .automatic }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the look of a label.
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(style: .automatic, title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The arrangement that fits where the label stands.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// Both the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle, SystemStyledLabelStyle, Sendable {
  var systemStyle: SystemLabelStyle { .titleAndIcon }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the look of a label.
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(style: .titleAndIcon, title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both the title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, SystemStyledLabelStyle, Sendable {
  var systemStyle: SystemLabelStyle { .titleOnly }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the look of a label.
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(style: .titleOnly, title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon alone; the title is still read aloud.
public struct IconOnlyLabelStyle: LabelStyle, SystemStyledLabelStyle, Sendable {
  var systemStyle: SystemLabelStyle { .iconOnly }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the look of a label.
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(style: .iconOnly, title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is still read aloud.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

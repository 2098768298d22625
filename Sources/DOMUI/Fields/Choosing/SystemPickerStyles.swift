/// The look that fits where the picker stands.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "menu" }
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that fits where the picker stands.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "menu" }
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "segmented" }
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// All options below each other.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "inline" }
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel; in a page a menu.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "menu" }
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel; in a page a menu.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A screen of its own; in a page a menu.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "menu" }
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of its own; in a page a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Symbols beside each other.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "segmented" }
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Symbols beside each other.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

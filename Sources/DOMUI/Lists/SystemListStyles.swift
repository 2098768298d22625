/// The look that fits where the list stands.
public struct DefaultListStyle: ListStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "automatic" }
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that fits where the list stands.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "plain" }
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Sections apart from each other.
public struct GroupedListStyle: ListStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "grouped" }
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart from each other.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows with room at the sides.
public struct InsetListStyle: ListStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "inset" }
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with room at the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Sections as rounded cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "insetGrouped" }
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as rounded cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The look of a sidebar.
public struct SidebarListStyle: ListStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "sidebar" }
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The look of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A list in a frame.
public struct BorderedListStyle: ListStyle, Sendable {
  /// The look.
  ///
  /// Not for callers.
  public static var _look: String { "bordered" }
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// A list in a frame.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

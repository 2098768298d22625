/// Where views of different widths line up.
public struct HorizontalAlignment: Hashable, Sendable {
  let css: String

  /// At the edge where reading begins.
  public static let leading = HorizontalAlignment(css: "start")
  /// In the middle.
  public static let center = HorizontalAlignment(css: "center")
  /// At the edge where reading ends.
  public static let trailing = HorizontalAlignment(css: "end")
}

/// Where views of different heights line up.
public struct VerticalAlignment: Hashable, Sendable {
  let css: String

  /// At the top.
  public static let top = VerticalAlignment(css: "start")
  /// In the middle.
  public static let center = VerticalAlignment(css: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(css: "end")
  /// At the baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(css: "first baseline")
  /// At the baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(css: "last baseline")
}

/// Where views line up in both directions.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Along.
  public var vertical: VerticalAlignment

  /// Makes an alignment of both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the leading corner of the top.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the trailing corner of the top.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the leading corner of the bottom.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the trailing corner of the bottom.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

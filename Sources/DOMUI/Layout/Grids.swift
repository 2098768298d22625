import ElementTree

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row, is.
  public enum Size: Hashable, Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of the space, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as find room, within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide or high.
  public var size: Size
  /// The space to the next one in points; the system's choice when `nil`.
  public var spacing: CGFloat?
  /// Where things in it stand.
  public var alignment: Alignment?

  /// Makes a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: String {
    switch size {
    case .fixed(let length): css(length)
    case .flexible(let minimum, let maximum): "minmax(\(css(minimum)), \(Self.upper(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill, minmax(min(\(css(minimum)), 100%), \(Self.upper(maximum))))"
    }
  }

  private static func upper(_ length: CGFloat) -> String { length.isFinite ? css(length) : "1fr" }
}

extension [GridItem] {
  fileprivate var tracks: String { map(\.track).joined(separator: " ") }
}

/// Views in columns, row by row.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid of columns; `spacing` between rows in points, the system's choice when `nil`.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("grid")
    spec.styles["grid-template-columns"] = columns.tracks
    spec.styles["justify-content"] = alignment.css
    if let spacing { spec.styles["row-gap"] = css(spacing) }
    if let gap = columns.first?.spacing { spec.styles["column-gap"] = css(gap) }
    if let place = columns.first?.alignment { spec.styles["place-items"] = place.placement }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility { .x }
}

/// Views in rows, column by column.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid of rows; `spacing` between columns in points, the system's choice when `nil`.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("grid", "grid-columns")
    spec.styles["grid-template-rows"] = rows.tracks
    spec.styles["align-content"] = alignment.css
    if let spacing { spec.styles["column-gap"] = css(spacing) }
    if let gap = rows.first?.spacing { spec.styles["row-gap"] = css(gap) }
    if let place = rows.first?.alignment { spec.styles["place-items"] = place.placement }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility { .y }
}

/// Views in rows whose columns line up.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Makes a grid; spaces in points, the system's choice when `nil`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("table-grid")
    spec.styles["--justify"] = alignment.horizontal.css
    spec.styles["--align"] = alignment.vertical.css
    if let horizontalSpacing { spec.styles["column-gap"] = css(horizontalSpacing) }
    if let verticalSpacing { spec.styles["row-gap"] = css(verticalSpacing) }
    return spec
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("grid-row")
    if let alignment { spec.styles["--align"] = alignment.css }
    return spec
  }
}

extension View {
  /// Lets a cell of a grid take several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    StyleDecoration(content: self, styles: ["grid-column": "span \(max(count, 1))"])
  }

  /// Sets how the cells of the column of this one line up.
  ///
  /// The cell itself follows it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    StyleDecoration(content: self, styles: ["justify-self": guide.css])
  }
}

extension View {
  /// Adds space at some edges, in points; the system's distance with `nil`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    PaddingView(content: self, edges: edges, insets: length.map { EdgeInsets($0) })
  }

  /// Adds space at all edges, in points.
  public func padding(_ length: CGFloat) -> some View {
    PaddingView(content: self, edges: .all, insets: EdgeInsets(length))
  }

  /// Adds space at each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    PaddingView(content: self, edges: .all, insets: insets)
  }

  /// Adds space around what scrolls or all content, in points.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length)
  }
}

/// Space around the content.
struct PaddingView<Content: View>: WrapperView {
  let content: Content
  let edges: Edge.Set
  let insets: EdgeInsets?

  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec("box")
    guard let insets else {
      spec.classes += edges == .all ? ["pad"] : edges.names.map { "pad-\($0)" }
      return spec
    }
    if edges == .all, insets == EdgeInsets(insets.top) {
      spec.styles["padding"] = css(insets.top)
      return spec
    }
    if edges.contains(.top) { spec.styles["padding-block-start"] = css(insets.top) }
    if edges.contains(.bottom) { spec.styles["padding-block-end"] = css(insets.bottom) }
    if edges.contains(.leading) { spec.styles["padding-inline-start"] = css(insets.leading) }
    if edges.contains(.trailing) { spec.styles["padding-inline-end"] = css(insets.trailing) }
    return spec
  }
}

extension EdgeInsets {
  fileprivate init(_ length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}

extension Edge.Set {
  fileprivate var names: [String] {
    let names: [(Edge.Set, String)] = [
      (.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

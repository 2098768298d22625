extension View {
  /// Puts a view behind this one; it takes no part in the layout.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayerView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Puts a view behind this one; it takes no part in the layout.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayerView(content: self, layer: background, alignment: alignment, isBehind: true)
  }

  /// Fills the ground behind the view with the style of the place.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills the ground behind the view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    BackgroundView(content: self, shape: nil) { style._paint(in: $0) }
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    BackgroundView(content: self, shape: shape.outline) { style._paint(in: $0) }
  }

  /// Fills a shape behind the view with the style of the place.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape)
  }

  /// Puts a view in front of this one; it takes no part in the layout.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayerView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view in front of this one; it takes no part in the layout.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayerView(content: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  /// Draws a style in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { _ShapeView(shape: Rectangle(), paint: { style._paint(in: $0) }) }
  }

  /// Draws a style in a shape in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { _ShapeView(shape: shape, paint: { style._paint(in: $0) }) }
  }
}

/// An element with a fill around the content.
struct BackgroundView<Content: View>: WrapperView {
  let content: Content
  let shape: ShapeOutline?
  let paint: @MainActor (EnvironmentValues) -> _Paint

  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = paint(environment).backgroundSpec
    spec.classes.insert("box", at: 0)
    if let shape { spec.merge(shape.clipSpec) }
    return spec
  }
}

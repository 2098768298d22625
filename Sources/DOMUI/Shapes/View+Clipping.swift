extension View {
  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    StyleDecoration(content: self, classes: ["clip"], styles: shape.outline.corners)
  }

  /// Cuts off what lies outside the bounds.
  public func clipped(antialiased: Bool = false) -> some View {
    StyleDecoration(content: self, classes: ["clip"])
  }

  /// Cuts the corners round, with a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws a line along the bounds, inside; `width` in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Shows only what lies where the mask is.
  ///
  /// A mask that is a shape cuts; other views do not mask.
  public func mask<Mask: Shape>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipShape(mask())
  }

  /// Shows only what lies where a shape is.
  public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipShape(mask) }

  /// Says where the view takes taps.
  ///
  /// A browser lets the whole element take them.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Sets the shape that containers give their content.
  ///
  /// The content's own shape counts here.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// Throws a shadow; `radius` and offsets in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    StyleDecoration(
      content: self,
      styles: ["filter": "drop-shadow(\(css(x)) \(css(y)) \(css(radius / 2)) \(color.css(.fill)))"])
  }
}

/// A shape drawn in a style: filled, with a line along its edge, or both.
public struct _ShapeView<Content: Shape> {
  let shape: Content
  var paint: (@MainActor (EnvironmentValues) -> _Paint)?
  var line: Line?

  struct Line {
    let paint: @MainActor (EnvironmentValues) -> _Paint
    let style: StrokeStyle
    let isInside: Bool
  }
}

extension _ShapeView: ElementView {
  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("shape")
    if shape.outline == .circle { spec.classes.append("circle") }
    spec.styles = shape.outline.corners
    if let paint {
      let paint = paint(scene.environment)
      spec.styles["--shape"] = paint.fill
      if paint.isMaterial { spec.classes.append("material") }
    } else if line != nil {
      spec.styles["--shape"] = "none"
    }
    if let line { addLine(line, to: &spec, in: scene.environment) }
    return spec
  }

  @MainActor
  private func addLine(
    _ line: Line, to spec: inout ElementSpec, in environment: EnvironmentValues
  ) {
    let paint = line.paint(environment)
    let color = paint.text == nil ? "currentColor" : paint.fill
    let kind = line.style.dash.isEmpty ? "solid" : "dashed"
    spec.styles["--line-shape"] = "\(css(line.style.lineWidth)) \(kind) \(color)"
    spec.styles["--line-out"] = css(
      line.isInside ? -line.style.lineWidth : -line.style.lineWidth / 2)
  }

  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }
}

extension _ShapeView {
  /// Draws a line along the edge, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the edge, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    var view = self
    view.line = Line(paint: { content._paint(in: $0) }, style: style, isInside: false)
    return view
  }

  /// Draws a line along the edge, inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1
  ) -> some View {
    var view = self
    view.line = Line(
      paint: { content._paint(in: $0) }, style: StrokeStyle(lineWidth: lineWidth), isInside: true)
    return view
  }
}

/// The node of a shape by itself.
final class PlainShapeNode<S: Shape>: _Node<S> {
  private var child: _Node<_ShapeView<S>>?

  override init(_ view: S, in context: _NodeContext) {
    super.init(view, in: context)
    child = _ShapeView._makeNode(_ShapeView(shape: view), in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ newView: S, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    child?.update(_ShapeView(shape: newView), environment: environment)
  }
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, paint: { content._paint(in: $0) })
  }

  /// Draws a line along the edge, half of it outside.
  public func stroke<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1
  ) -> some View {
    _ShapeView(shape: self).stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line along the edge, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle) -> some View {
    _ShapeView(shape: self).stroke(content, style: style)
  }
}

extension InsettableShape {
  /// Draws a line along the edge, inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    _ShapeView(shape: self).strokeBorder(content, lineWidth: lineWidth)
  }

  /// Draws a line along the edge, inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    var view = _ShapeView(shape: self)
    view.line = _ShapeView<Self>.Line(
      paint: { content._paint(in: $0) }, style: style, isInside: true)
    return view
  }
}

/// A rectangle.
public struct Rectangle: Sendable {
  /// Makes a rectangle.
  public nonisolated init() {}
}

extension Rectangle: InsettableShape {
  /// The outline.
  ///
  /// Not for callers.
  public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .box([])) }
}

/// How the corners of a rectangle are rounded.
///
/// A browser draws both with arcs of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// With arcs of circles.
  case circular
  /// With a smoother curve.
  case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: Sendable {
  /// The width and height of the corners in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with round corners of a radius in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  /// Makes a rectangle with round corners of a size in points; their width counts.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
}

extension RoundedRectangle: InsettableShape {
  /// The outline.
  ///
  /// Not for callers.
  public nonisolated var _outline: _ShapeOutline {
    _ShapeOutline(outline: .box([cornerSize.width]))
  }
}

/// Radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The leading corner of the top.
  public var topLeading: CGFloat
  /// The leading corner of the bottom.
  public var bottomLeading: CGFloat
  /// The trailing corner of the bottom.
  public var bottomTrailing: CGFloat
  /// The trailing corner of the top.
  public var topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with a radius of its own for each corner.
public struct UnevenRoundedRectangle: Sendable {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with radii in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The outline.
  ///
  /// Not for callers.
  public nonisolated var _outline: _ShapeOutline {
    _ShapeOutline(
      outline: .box([
        cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
        cornerRadii.bottomLeading,
      ]))
  }
}

/// The circle that fits the space, in its middle.
public struct Circle: Sendable {
  /// Makes a circle.
  public nonisolated init() {}
}

extension Circle: InsettableShape {
  /// The outline.
  ///
  /// Not for callers.
  public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .circle) }
}

/// The ellipse that fits the space.
public struct Ellipse: Sendable {
  /// Makes an ellipse.
  public nonisolated init() {}
}

extension Ellipse: InsettableShape {
  /// The outline.
  ///
  /// Not for callers.
  public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .ellipse) }
}

/// A rectangle whose short ends are half circles.
public struct Capsule: Sendable {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: InsettableShape {
  /// The outline.
  ///
  /// Not for callers.
  public nonisolated var _outline: _ShapeOutline { _ShapeOutline(outline: .capsule) }
}

/// A shape of any type.
public struct AnyShape: Sendable {
  private let hidden: _ShapeOutline

  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) {
    hidden = shape._outline
  }
}

extension AnyShape: InsettableShape {
  /// The outline.
  ///
  /// Not for callers.
  public nonisolated var _outline: _ShapeOutline { hidden }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

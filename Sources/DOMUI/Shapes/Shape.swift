/// A shape to draw and to clip with.
public protocol Shape: Sendable, View {
  /// What the browser draws the shape with. Not for conformances outside.
  nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
  nonisolated var outline: ShapeOutline { _outline.outline }

  /// Makes a node of the shape, filled with the style of the place.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    PlainShapeNode(view, in: context)
  }

  /// Never evaluated.
  public var body: Never {
    preconditionFailure("A shape renders by itself; its body is never evaluated.")
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {}

/// Carries an outline out of a shape.
///
/// Not for callers.
public struct _ShapeOutline: Sendable {
  let outline: ShapeOutline
}

/// What a browser can draw: a box with corners, or a circle in the middle of a box.
enum ShapeOutline: Hashable, Sendable {
  /// A box with a radius for each corner, in points: top leading, top trailing, bottom trailing,
  /// bottom leading.
  case box([CGFloat])
  /// A box whose short ends are half circles.
  case capsule
  /// The ellipse that fits a box.
  case ellipse
  /// The circle that fits a box, in its middle.
  case circle

  /// The corners in CSS, in both reading directions.
  var corners: [String: String] {
    switch self {
    case .box(let radii) where Set(radii).count <= 1:
      return radii.first.map { $0 == 0 ? [:] : ["border-radius": css($0)] } ?? [:]
    case .box(let radii):
      let names = ["start-start", "start-end", "end-end", "end-start"]
      return Dictionary(
        zip(names, radii).map { ("border-\($0)-radius", css($1)) }, uniquingKeysWith: { $1 })
    case .capsule: return ["border-radius": "9999px"]
    case .ellipse, .circle: return ["border-radius": "50%"]
    }
  }

  /// What an element clipped to the shape, or filled in the shape, has.
  var clipSpec: ElementSpec {
    var spec = ElementSpec()
    spec.styles = corners
    return spec
  }
}

/// How a shape is filled.
///
/// A browser draws its own way.
public struct FillStyle: Hashable, Sendable {
  /// Makes a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The lengths of dashes and gaps in points; any makes a dashed line of the browser's own measure.
  public var dash: [CGFloat]

  /// Makes a stroke style.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

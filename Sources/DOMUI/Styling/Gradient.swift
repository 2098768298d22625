/// Colours that flow into each other.
public struct Gradient: Hashable, Sendable {
  /// The colours and where they stand.
  public var stops: [Stop]

  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Makes a gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(CGFloat(colors.count - 1), 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  var css: String {
    stops.map { "\($0.color.css(.fill)) \((Double($0.location) * 1000).rounded() / 10)%" }
      .joined(separator: ", ")
  }
}

extension Gradient: ShapeStyle {
  /// Draws the gradient from top to bottom.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(fill: "linear-gradient(to bottom, \(css))")
  }
}

/// A gradient made of one colour.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  /// Hides how a gradient was made.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Draws the gradient from top to bottom.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient._paint(in: environment)
  }
}

/// A gradient along a line.
///
/// It is drawn the same in both reading directions.
public struct LinearGradient: Hashable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Makes a gradient along a line between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Makes a gradient of colours along a line between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of stops along a line between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// Draws the gradient.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let across = end.x - start.x
    let along = end.y - start.y
    let horizontal = across > 0.01 ? " right" : across < -0.01 ? " left" : ""
    let vertical = along > 0.01 ? " bottom" : along < -0.01 ? " top" : ""
    let direction = vertical + horizontal
    return _Paint(
      fill: "linear-gradient(to\(direction.isEmpty ? " bottom" : direction), \(gradient.css))")
  }
}

/// A gradient from a point outwards.
public struct RadialGradient: Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let end: CGFloat

  /// Makes a gradient from a point outwards, up to a radius in points.
  ///
  /// It begins at the point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    end = endRadius
  }

  /// Makes a gradient of colours from a point outwards.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle {
  /// Draws the gradient.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(fill: "radial-gradient(circle \(DOMUI.css(end)) at \(center.css), \(gradient.css))")
  }
}

/// A gradient around a point.
public struct AngularGradient: Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let angle: Angle

  /// Makes a gradient around a point, beginning at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }

  /// Makes a gradient of colours around a point, beginning at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  /// Draws the gradient.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      fill: "conic-gradient(from \(angle.degrees + 90)deg at \(center.css), \(gradient.css))")
  }
}

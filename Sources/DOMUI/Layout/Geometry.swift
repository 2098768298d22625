/// A point of a rectangle, from 0 to 1 in both directions.
public struct UnitPoint: Hashable, Sendable {
  /// Across.
  public var x: CGFloat
  /// Along.
  public var y: CGFloat

  /// Makes the point at the origin.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The leading corner of the top.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The trailing corner of the top.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The leading corner of the bottom.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The trailing corner of the bottom.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var css: String { "\(Double(x) * 100)% \(Double(y) * 100)%" }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes the angle zero.
  public init() { radians = 0 }

  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Zero.
  public static let zero = Angle()

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the left one is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  var css: String { "\((degrees * 1000).rounded() / 1000)deg" }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Across.
  case horizontal
  /// Along.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Along.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top.
  case top
  /// The edge where reading begins.
  case leading
  /// The bottom.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top.
    public static let top = Set(.top)
    /// The edge where reading begins.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Both edges across.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both edges along.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top.
  case top
  /// The bottom.
  case bottom
}

/// The edge where reading begins or ends.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edge where reading begins.
  case leading
  /// The edge where reading ends.
  case trailing
}

/// Distances from the edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the edge where reading begins.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the edge where reading ends.
  public var trailing: CGFloat

  /// Makes distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

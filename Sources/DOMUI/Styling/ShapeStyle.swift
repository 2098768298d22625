/// A colour, a gradient or a material to draw with.
public protocol ShapeStyle: Sendable {
  /// The style that this one is for an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one is for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// How the style is drawn. Not for conformances outside.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  /// Draws the style that this one is for the environment.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension Never: ShapeStyle {
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }

  /// Never called.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style is drawn by itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by itself; it is no other style.")
  }
}

/// How a style is drawn.
///
/// Not for callers.
public struct _Paint: Equatable, Sendable {
  /// As the colour of a text; `nil` when it is no plain colour.
  var text: String?
  /// As the background of an element.
  var fill: String
  /// As the colours of the levels below it.
  var levels: [String] = []
  /// Whether what is behind shines through, blurred.
  var isMaterial = false

  /// What an element whose texts are drawn in the style should be.
  var textSpec: ElementSpec {
    var spec = ElementSpec()
    if let text {
      spec.styles["color"] = text
      spec.styles["--fill"] = fill
    } else {
      spec.classes.append("gradient-text")
      spec.styles["--fill"] = fill
    }
    for (index, level) in levels.enumerated() { spec.styles["--fg\(index + 1)"] = level }
    return spec
  }

  /// What an element with the style behind its content should be.
  var backgroundSpec: ElementSpec {
    var spec = ElementSpec()
    if isMaterial { spec.classes.append("material") }
    spec.styles["background"] = fill
    return spec
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let make: @Sendable (EnvironmentValues) -> _Paint

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    make = { style._paint(in: $0) }
  }

  /// Draws the hidden style.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint { make(environment) }

  func paint(in environment: EnvironmentValues) -> _Paint { make(environment) }
}

extension AnyShapeStyle: Equatable {
  /// Whether both are drawn alike where nothing is set.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    let environment = EnvironmentValues()
    return left.make(environment) == right.make(environment)
  }
}

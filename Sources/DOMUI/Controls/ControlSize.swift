/// How much room controls take.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The least room.
  case mini
  /// Little room.
  case small
  /// The usual room.
  case regular
  /// More room.
  case large
  /// The most room.
  case extraLarge

  var name: String { String(describing: self) }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  let className: String?
  let radius: CGFloat?

  /// The outline that fits where the button stands.
  public static let automatic = ButtonBorderShape(className: nil, radius: nil)
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(className: "capsule", radius: nil)
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(className: "rounded", radius: nil)
  /// A circle.
  public static let circle = ButtonBorderShape(className: "circle", radius: nil)

  /// Rounded corners with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(className: "rounded", radius: radius)
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// How much room controls take.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The outline of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets how much room the controls inside take.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the outline of the bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

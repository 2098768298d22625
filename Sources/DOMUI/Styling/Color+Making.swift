extension Color {
  /// How the components of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The colours of most screens.
    case sRGB
    /// The same without the curve for the eye.
    case sRGBLinear
    /// The colours of wide-gamut screens.
    case displayP3

    fileprivate var css: String {
      switch self {
      case .sRGB: "srgb"
      case .sRGBLinear: "srgb-linear"
      case .displayP3: "display-p3"
      }
    }
  }

  /// Makes a colour of components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let parts = [red, green, blue].map(Self.number).joined(separator: " ")
    self.init(.literal("color(\(colorSpace.css) \(parts) / \(Self.number(opacity)))"))
  }

  /// Makes a gray, from black at 0 to white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of a hue, a saturation and a brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10000).rounded() / 10000
    return rounded == rounded.rounded() && abs(rounded) < 1e6
      ? String(Int(rounded)) : String(rounded)
  }

  /// Makes a colour of a colour set in an asset catalog, which must be among the bundle's resources as
  /// a folder.
  ///
  /// A set that is not there is reported and shown as ``primary``.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = ColorSet.color(named: name, in: bundle ?? .main) ?? .primary
  }
}

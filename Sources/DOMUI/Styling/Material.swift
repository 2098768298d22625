/// A ground that what is behind shines through, blurred.
public struct Material: ShapeStyle {
  let percent: Int

  /// Lets most shine through.
  public static let ultraThin = Material(percent: 55)
  /// Lets much shine through.
  public static let thin = Material(percent: 65)
  /// Lets something shine through.
  public static let regular = Material(percent: 78)
  /// Lets little shine through.
  public static let thick = Material(percent: 88)
  /// Lets hardly anything shine through.
  public static let ultraThick = Material(percent: 95)
  /// The material of bars.
  public static let bar = Material(percent: 85)

  /// Draws the material.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      text: "var(--fg2)", fill: "color-mix(in srgb, var(--frost) \(percent)%, transparent)",
      isMaterial: true)
  }
}

extension ShapeStyle where Self == Material {
  /// Lets most shine through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets much shine through.
  public static var thinMaterial: Material { .thin }
  /// Lets something shine through.
  public static var regularMaterial: Material { .regular }
  /// Lets little shine through.
  public static var thickMaterial: Material { .thick }
  /// Lets hardly anything shine through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

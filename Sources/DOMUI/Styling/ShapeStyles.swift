extension Color: ShapeStyle {
  /// Draws the colour.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let text = css(.text)
    return _Paint(
      text: text, fill: css(.fill),
      levels: [text] + [80, 70].map { "color-mix(in srgb, \(text) \($0)%, var(--ground))" })
  }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// Gray.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// Fully transparent.
  public static var clear: Color { .clear }
}

/// A level of importance of the style of the place around.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 5)

  /// Draws the level.
  ///
  /// Not for callers.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    // Below the third level a text would be too pale to read; fills go on getting paler.
    _Paint(
      text: "var(--fg\(min(level, 3)))", fill: level == 1 ? "var(--fg1)" : "var(--fill\(level))")
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

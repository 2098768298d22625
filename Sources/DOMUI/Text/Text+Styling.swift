extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Makes a line style; the colour is the text's own when `nil`.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line, as wide as the font wants it.
    public static let single = LineStyle()

    /// The pieces of a line.
    public struct Pattern: Hashable, Sendable {
      let css: String
      /// One piece.
      public static let solid = Pattern(css: "solid")
      /// Dots.
      public static let dot = Pattern(css: "dotted")
      /// Dashes.
      public static let dash = Pattern(css: "dashed")
    }
  }

  /// Sets the font, or leaves it open with `nil`.
  public func font(_ font: Font?) -> Text { map { $0.font = $0.font ?? font } }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { map { $0.weight = weight ?? $0.weight } }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { map { $0.design = design ?? $0.design } }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text {
    map { $0.weight = isActive ? .bold : nil }
  }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { map { $0.isItalic = isActive } }

  /// Makes all characters as wide as each other.
  public func monospaced(_ isActive: Bool = true) -> Text {
    map { $0.design = isActive ? .monospaced : nil }
  }

  /// Makes all digits as wide as each other.
  public func monospacedDigit() -> Text { map { $0.isMonospacedDigit = true } }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    map { $0.strikethrough = isActive ? TextStyle.Line(pattern: pattern, color: color) : nil }
  }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    map { $0.underline = isActive ? TextStyle.Line(pattern: pattern, color: color) : nil }
  }

  /// Sets the space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { map { $0.kerning = kerning } }

  /// Sets the space between characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { map { $0.kerning = tracking } }

  /// Moves the text up by so many points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    map { $0.baselineOffset = baselineOffset }
  }

  /// Sets the colour, or leaves it open with `nil`.
  public func foregroundColor(_ color: Color?) -> Text {
    map { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
  }

  /// Sets the style that the text is drawn in.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    map { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }
}

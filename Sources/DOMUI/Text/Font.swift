/// The looks of letters: a size that follows the person's text size, a weight, a design.
public struct Font: Hashable, Sendable {
  var size: Size
  var weight: Weight?
  var design: Design?
  var family: String?
  var isItalic = false
  var isMonospacedDigit = false
  var isSmallCaps = false
  var leading: Leading?

  enum Size: Hashable {
    case style(TextStyle)
    case points(CGFloat)
  }

  /// A purpose of a text; its size follows from it.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a screen.
    case largeTitle
    /// A title.
    case title
    /// A smaller title.
    case title2
    /// The smallest title.
    case title3
    /// The heading of a section.
    case headline
    /// What stands under a heading.
    case subheadline
    /// Ordinary text.
    case body
    /// A remark.
    case callout
    /// A footnote.
    case footnote
    /// What stands under a picture.
    case caption
    /// The smallest text.
    case caption2
  }

  /// The font of a title of a screen.
  public static let largeTitle = system(.largeTitle)
  /// The font of a title.
  public static let title = system(.title)
  /// The font of a smaller title.
  public static let title2 = system(.title2)
  /// The font of the smallest title.
  public static let title3 = system(.title3)
  /// The font of the heading of a section.
  public static let headline = system(.headline)
  /// The font of what stands under a heading.
  public static let subheadline = system(.subheadline)
  /// The font of ordinary text.
  public static let body = system(.body)
  /// The font of a remark.
  public static let callout = system(.callout)
  /// The font of a footnote.
  public static let footnote = system(.footnote)
  /// The font of what stands under a picture.
  public static let caption = system(.caption)
  /// The font of the smallest text.
  public static let caption2 = system(.caption2)

  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: .style(style), weight: weight, design: design)
  }

  /// The system's font in a size, in points at the person's standard text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: .points(size), weight: weight, design: design)
  }

  /// A font by its name, in a size that follows the text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: .points(size), family: name)
  }

  /// A font by its name, in a size that follows the text size as a purpose does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(size: .points(size), family: name)
  }

  /// A font by its name.
  ///
  /// In a browser every size follows the person's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: .points(fixedSize), family: name)
  }

  /// The same in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The same, bold.
  public func bold() -> Font { weight(.bold) }
  /// The same, italic.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The same with all characters as wide as each other.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// The same with all digits as wide as each other.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }
  /// The same with small letters drawn as small capitals.
  public func smallCaps() -> Font { with { $0.isSmallCaps = true } }
  /// The same with other space between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

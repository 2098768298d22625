extension Font {
  /// How thick the strokes of letters are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thinner than light.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Ordinary.
    public static let regular = Weight(value: 400)
    /// A little thicker.
    public static let medium = Weight(value: 500)
    /// Almost bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Thicker than bold.
    public static let heavy = Weight(value: 800)
    /// The thickest.
    public static let black = Weight(value: 900)
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    /// The system's.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// All as wide as each other.
    case monospaced

    var family: String {
      switch self {
      case .default: "var(--font)"
      case .serif: "ui-serif, Georgia, serif"
      case .rounded: "ui-rounded, var(--font)"
      case .monospaced: "ui-monospace, Menlo, Consolas, monospace"
      }
    }
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    let percent: Double
    /// Narrow.
    public static let compressed = Width(percent: 75)
    /// Narrower.
    public static let condensed = Width(percent: 87.5)
    /// Ordinary.
    public static let standard = Width(percent: 100)
    /// Wide.
    public static let expanded = Width(percent: 125)
  }
}

extension Font.TextStyle {
  /// The class that the stylesheet gives size and weight.
  var cssClass: String {
    switch self {
    case .largeTitle: "f-large-title"
    case .title: "f-title"
    case .title2: "f-title2"
    case .title3: "f-title3"
    case .headline: "f-headline"
    case .subheadline: "f-subheadline"
    case .body: "f-body"
    case .callout: "f-callout"
    case .footnote: "f-footnote"
    case .caption: "f-caption"
    case .caption2: "f-caption2"
    }
  }

  /// The size in points at the standard text size.
  var points: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}

extension Font {
  /// What an element in this font should be.
  ///
  /// Sizes are in `rem`: they follow the browser's text size.
  var spec: ElementSpec {
    var spec = ElementSpec()
    switch size {
    case .style(let style): spec.classes.append(style.cssClass)
    case .points(let points): spec.styles["font-size"] = "calc(var(--text) * \(points / 16)rem)"
    }
    if let weight { spec.merge(weight.spec) }
    if let design { spec.styles["font-family"] = design.family }
    if let family {
      spec.styles["font-family"] = "\"\(family.replacing("\"", with: ""))\", var(--font)"
    }
    if isItalic { spec.styles["font-style"] = "italic" }
    if isMonospacedDigit { spec.styles["font-variant-numeric"] = "tabular-nums" }
    if isSmallCaps { spec.styles["font-variant-caps"] = "small-caps" }
    switch leading {
    case .tight: spec.styles["line-height"] = "1.15"
    case .loose: spec.styles["line-height"] = "1.5"
    case .standard, nil: break
    }
    return spec
  }
}

extension Font.Weight {
  /// What an element in this weight should be.
  ///
  /// The variable keeps the weight for fonts set inside.
  var spec: ElementSpec {
    var spec = ElementSpec()
    spec.styles = ["font-weight": "\(value)", "--weight": "\(value)"]
    return spec
  }
}

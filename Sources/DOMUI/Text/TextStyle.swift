/// How a piece of text looks, as far as it says so itself.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic = false
  var isMonospacedDigit = false
  var isCode = false
  var underline: Line?
  var strikethrough: Line?
  var foreground: AnyShapeStyle?
  var background: Color?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var link: URL?

  /// A line under or through a text.
  struct Line: Equatable, Sendable {
    var pattern: Text.LineStyle.Pattern
    var color: Color?
  }

  /// Whether there is nothing to say.
  var isPlain: Bool { self == TextStyle() }

  /// Lays a style over this one: what it says counts, what it leaves open stays.
  func over(_ outer: TextStyle) -> TextStyle {
    var style = outer
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.design = design ?? outer.design
    style.isItalic = isItalic || outer.isItalic
    style.isMonospacedDigit = isMonospacedDigit || outer.isMonospacedDigit
    style.isCode = isCode || outer.isCode
    style.underline = underline ?? outer.underline
    style.strikethrough = strikethrough ?? outer.strikethrough
    style.foreground = foreground ?? outer.foreground
    style.background = background ?? outer.background
    style.kerning = kerning ?? outer.kerning
    style.baselineOffset = baselineOffset ?? outer.baselineOffset
    style.link = link ?? outer.link
    return style
  }
}

extension TextStyle {
  /// What an element with this style should be.
  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec()
    if let font { spec.merge(font.spec) }
    if let weight { spec.merge(weight.spec) }
    if let design { spec.styles["font-family"] = design.family }
    if isItalic { spec.styles["font-style"] = "italic" }
    if isMonospacedDigit { spec.styles["font-variant-numeric"] = "tabular-nums" }
    if isCode { spec.classes.append("code") }
    if let foreground { spec.merge(foreground.paint(in: environment).textSpec) }
    if let background { spec.styles["background-color"] = background.css(.fill) }
    if let kerning { spec.styles["letter-spacing"] = css(kerning) }
    if let baselineOffset {
      spec.styles["position"] = "relative"
      spec.styles["bottom"] = css(baselineOffset)
    }
    addLines(to: &spec)
    if let link { spec.attributes.merge(link.attributes) { $1 } }
    return spec
  }

  private func addLines(to spec: inout ElementSpec) {
    guard let line = underline ?? strikethrough else { return }
    let places = [underline.map { _ in "underline" }, strikethrough.map { _ in "line-through" }]
    spec.styles["text-decoration-line"] = places.compactMap(\.self).joined(separator: " ")
    if line.pattern != .solid { spec.styles["text-decoration-style"] = line.pattern.css }
    if let color = line.color { spec.styles["text-decoration-color"] = color.css(.text) }
  }
}

extension URL {
  /// The attributes of a link to the address; none for addresses that run code.
  fileprivate var attributes: [String: String] {
    switch scheme?.lowercased() {
    case "http", "https": ["href": absoluteString, "target": "_blank", "rel": "noopener"]
    case "mailto", "tel", "sms", nil: ["href": absoluteString]
    default: [:]
    }
  }
}

extension EnvironmentValues {
  /// The font of texts, or `nil` for that of their place.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

extension View {
  /// Sets the font of the texts inside; that of the place around with `nil`.
  public func font(_ font: Font?) -> some View {
    SpecDecoration(content: EnvironmentWriter(content: self) { $0.font = font }) { _ in
      font?.spec ?? ElementSpec()
    }
  }

  /// Sets the weight of the texts inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    StyleDecoration(content: self, styles: weight?.spec.styles ?? [:])
  }

  /// Sets the design of the texts inside.
  public func fontDesign(_ design: Font.Design?) -> some View {
    StyleDecoration(content: self, styles: design.map { ["font-family": $0.family] } ?? [:])
  }

  /// Sets how wide the letters of the texts inside are, where the font can.
  public func fontWidth(_ width: Font.Width?) -> some View {
    StyleDecoration(
      content: self, styles: width.map { ["font-stretch": "\($0.percent)%"] } ?? [:])
  }

  /// Makes the texts inside bold, or not.
  public func bold(_ isActive: Bool = true) -> some View {
    StyleDecoration(content: self, styles: isActive ? Font.Weight.bold.spec.styles : [:])
  }

  /// Makes the texts inside italic, or not.
  public func italic(_ isActive: Bool = true) -> some View {
    StyleDecoration(content: self, styles: isActive ? ["font-style": "italic"] : [:])
  }

  /// Makes all characters of the texts inside as wide as each other.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Makes all digits of the texts inside as wide as each other.
  public func monospacedDigit() -> some View {
    StyleDecoration(content: self, styles: ["font-variant-numeric": "tabular-nums"])
  }
}

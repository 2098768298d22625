extension View {
  /// Sets how many lines a text may have; any number with `nil`.
  public func lineLimit(_ number: Int?) -> some View {
    EnvironmentWriter(content: self) {
      $0.lineLimit = number
      $0.reservesLineSpace = false
    }
  }

  /// Sets how many lines a text may have, and whether it always takes their space.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    EnvironmentWriter(content: self) {
      $0.lineLimit = limit
      $0.reservesLineSpace = reservesSpace
    }
  }

  /// Sets how many lines a text may have at most; the lower bound matters to fields alone.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Sets how many lines a text may have at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets how many lines a text has at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

  /// Sets along which edge the lines of a text align.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    StyleDecoration(
      content: EnvironmentWriter(content: self) { $0.multilineTextAlignment = alignment },
      styles: ["text-align": alignment.css])
  }

  /// Sets where a text that does not fit is cut off.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentWriter(content: self) { $0.truncationMode = mode }
  }

  /// Lets a text shrink to fit.
  ///
  /// A browser does not shrink texts: they break or are cut off instead.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    EnvironmentWriter(content: self) { $0.minimumScaleFactor = factor }
  }

  /// Lets letters move together to fit.
  ///
  /// A browser breaks or cuts the text off instead.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets the space between the lines of a text, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    StyleDecoration(
      content: EnvironmentWriter(content: self) { $0.lineSpacing = lineSpacing },
      styles: ["line-height": "calc(1.3em + \(css(lineSpacing)))"])
  }

  /// Sets the case that texts are shown in; their own with `nil`.
  public func textCase(_ textCase: Text.Case?) -> some View {
    let transform =
      switch textCase {
      case .uppercase: "uppercase"
      case .lowercase: "lowercase"
      case nil: "none"
      }
    return StyleDecoration(
      content: EnvironmentWriter(content: self) { $0.textCase = textCase },
      styles: ["text-transform": transform])
  }

  /// Says whether the person can select the texts.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    StyleDecoration(
      content: self, styles: ["user-select": S.allowsSelection ? "text" : "none"])
  }

  /// Draws a line under the texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLine("underline", isActive, pattern, color)
  }

  /// Draws a line through the texts.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLine("line-through", isActive, pattern, color)
  }

  private func textLine(
    _ place: String, _ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?
  ) -> some View {
    var styles: [String: String] = [:]
    if isActive {
      styles["text-decoration-line"] = place
      if pattern != .solid { styles["text-decoration-style"] = pattern.css }
      styles["text-decoration-color"] = color?.css(.text)
    }
    return StyleDecoration(content: self, styles: styles)
  }

  /// Sets the space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    StyleDecoration(content: self, styles: ["letter-spacing": css(kerning)])
  }

  /// Sets the space between characters, in points.
  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

  /// Moves the texts up by so many points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    StyleDecoration(
      content: self, styles: ["position": "relative", "bottom": css(baselineOffset)])
  }
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether the person can select texts.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True.
  public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

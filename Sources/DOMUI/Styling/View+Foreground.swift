extension View {
  /// Sets the style that texts, images and shapes inside are drawn in.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    SpecDecoration(content: self) { style._paint(in: $0).textSpec }
  }

  /// Sets the styles of the first two levels inside.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary, secondary, secondary)
  }

  /// Sets the styles of the three levels inside.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    SpecDecoration(content: self) { environment in
      var paint = primary._paint(in: environment)
      paint.levels = [
        paint.text, secondary._paint(in: environment).text, tertiary._paint(in: environment).text,
      ].map { $0 ?? "var(--label)" }
      return paint.textSpec
    }
  }

  /// Sets the colour that texts, images and shapes inside are drawn in.
  public func foregroundColor(_ color: Color?) -> some View {
    SpecDecoration(content: self) { color?._paint(in: $0).textSpec ?? ElementSpec() }
  }

  /// Sets the colour of what the person can act on inside.
  public func tint(_ tint: Color?) -> some View {
    SpecDecoration(content: self) { tint?._paint(in: $0).tintSpec ?? ElementSpec() }
  }

  /// Sets the style of what the person can act on inside.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    SpecDecoration(content: self) { tint?._paint(in: $0).tintSpec ?? ElementSpec() }
  }

  /// Sets the colour of what the person can act on inside.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style that `.background` draws inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    SpecDecoration(content: self) { environment in
      var spec = ElementSpec()
      spec.styles["--ground"] = style._paint(in: environment).fill
      return spec
    }
  }
}

extension _Paint {
  fileprivate var tintSpec: ElementSpec {
    var spec = ElementSpec()
    spec.styles["--tint"] = fill
    spec.styles["--tint-text"] = text ?? fill
    return spec
  }
}

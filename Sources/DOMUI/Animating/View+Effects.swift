extension View {
  /// Makes the view less opaque.
  public func opacity(_ opacity: Double) -> some View {
    StyleDecoration(content: self, styles: ["opacity": "\(opacity)"])
  }

  /// Keeps the view's space and shows nothing in it; it takes no input and is not read out.
  public func hidden() -> some View {
    StyleDecoration(content: self, classes: ["invisible"], attributes: ["aria-hidden": "true"])
  }

  /// Blurs the view; `radius` in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter("blur(\(css(radius)))")
  }

  /// Makes colours brighter by a part from 0 to 1.
  public func brightness(_ amount: Double) -> some View { filter("brightness(\(1 + amount))") }

  /// Makes colours more or less different from each other.
  public func contrast(_ amount: Double) -> some View { filter("contrast(\(amount))") }

  /// Makes colours more or less colourful.
  public func saturation(_ amount: Double) -> some View { filter("saturate(\(amount))") }

  /// Takes colours away by a part from 0 to 1.
  public func grayscale(_ amount: Double) -> some View { filter("grayscale(\(amount))") }

  /// Turns all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View { filter("hue-rotate(\(angle.css))") }

  /// Turns every colour into its opposite.
  public func colorInvert() -> some View { filter("invert(1)") }

  private func filter(_ filter: String) -> some View {
    StyleDecoration(content: self, styles: ["filter": filter])
  }

  /// Turns what is drawn; the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transform("rotate(\(angle.css))", anchor)
  }

  /// Makes what is drawn larger or smaller; the layout stays.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    transform("scale(\(s))", anchor)
  }

  /// Makes what is drawn larger or smaller; the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transform("scale(\(scale.width), \(scale.height))", anchor)
  }

  /// Makes what is drawn larger or smaller; the layout stays.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transform("scale(\(x), \(y))", anchor)
  }

  /// Moves what is drawn, in points; the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    transform("translate(\(css(x)), \(css(y)))", .center)
  }

  /// Moves what is drawn, in points; the layout stays.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  private func transform(_ transform: String, _ anchor: UnitPoint) -> some View {
    var styles = ["transform": transform]
    if anchor != .center { styles["transform-origin"] = anchor.css }
    return StyleDecoration(content: self, styles: styles)
  }

  /// Draws in front of views of the same container with a smaller value.
  public func zIndex(_ value: Double) -> some View {
    StyleDecoration(content: self, classes: ["raised"], styles: ["z-index": "\(Int(value))"])
  }

  /// Says whether the view takes taps.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    StyleDecoration(content: self, classes: enabled ? [] : ["no-taps"])
  }

  /// Draws the view as one picture before other effects.
  ///
  /// A browser does so by itself.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws the view as one picture before other effects.
  public func compositingGroup() -> some View {
    StyleDecoration(content: self, styles: ["isolation": "isolate"])
  }

  /// Mirrors what is drawn where reading goes from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    StyleDecoration(content: self, classes: enabled ? ["flips"] : [])
  }

  /// Shows a text when the pointer rests on the view, and reads it out as a description.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Shows a text when the pointer rests on the view, and reads it out as a description.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  /// Shows a text when the pointer rests on the view, and reads it out as a description.
  public func help(_ text: Text) -> some View {
    SpecDecoration(content: self) { environment in
      var spec = ElementSpec()
      spec.attributes["title"] = text.string(in: environment)
      return spec
    }
  }
}

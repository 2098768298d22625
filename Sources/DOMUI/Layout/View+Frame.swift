extension View {
  /// Gives the view a fixed size in points; what is `nil` stays the view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self, alignment: alignment, width: FrameLength(fixed: width),
      height: FrameLength(fixed: height))
  }

  /// Gives the view bounds in points; with a maximum of `.infinity` it takes all space there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self, alignment: alignment,
      width: FrameLength(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: FrameLength(min: minHeight, ideal: idealHeight, max: maxHeight))
  }

  /// Keeps the view at the size that it has without limits.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at the width or height that it has without limits.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    FixedSizeView(content: self, horizontal: horizontal, vertical: vertical)
  }

  /// Gives the view space before others of its stack.
  public func layoutPriority(_ value: Double) -> some View {
    let grow = 10_000 * pow(100, min(max(value, -2), 4))
    return StyleDecoration(content: self, styles: ["--grow": "\(Int(grow))"])
  }
}

/// The length of a frame in one direction.
struct FrameLength: Equatable {
  var fixed: CGFloat?
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// Whether the frame takes all space up to its maximum.
  var isFlexible: Bool { max != nil }

  func addStyles(to spec: inout ElementSpec, _ name: String) {
    if let fixed, fixed.isFinite { spec.styles[name] = css(fixed) }
    if let min, min.isFinite { spec.styles["min-\(name)"] = css(min) }
    if let max, max.isFinite { spec.styles["max-\(name)"] = css(max) }
  }

  func flexibility(_ axis: Flexibility, of content: Flexibility) -> Flexibility {
    if fixed != nil { return [] }
    return isFlexible ? axis : content.intersection(axis)
  }
}

/// An element of a certain size around the content.
struct FrameView<Content: View>: WrapperView {
  let content: Content
  let alignment: Alignment
  let width: FrameLength
  let height: FrameLength

  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec("box")
    if width.fixed != nil { spec.classes.append("fixed-x") }
    if height.fixed != nil { spec.classes.append("fixed-y") }
    width.addStyles(to: &spec, "width")
    height.addStyles(to: &spec, "height")
    if alignment != .center { spec.styles["place-items"] = alignment.placement }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility {
    let inner = content.resolved
    return width.flexibility(.x, of: inner).union(height.flexibility(.y, of: inner))
  }
}

/// An element around the content that does not follow the space there is.
private struct FixedSizeView<Content: View>: WrapperView {
  let content: Content
  let horizontal: Bool
  let vertical: Bool

  func spec(in environment: EnvironmentValues) -> ElementSpec {
    var spec = ElementSpec("box")
    if horizontal { spec.classes += ["fixed-x", "ideal-x"] }
    if vertical { spec.classes.append("fixed-y") }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility {
    var own = content.resolved
    if horizontal { own.remove(.x) }
    if vertical { own.remove(.y) }
    return own
  }
}

extension Alignment {
  /// The alignment as the CSS property `place-items`.
  var placement: String { "\(vertical.css) \(horizontal.css)" }
}

import ElementTree

/// Views below each other.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Stacks views from top to bottom; `spacing` in points, the system's choice when `nil`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("vstack")
    if alignment != .center { spec.styles["align-items"] = alignment.css }
    if let spacing { spec.styles["gap"] = css(spacing) }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility {
    content.resolved(spacer: .y, divider: .x)
  }
}

/// Views beside each other, in reading direction.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Stacks views in reading direction; `spacing` in points, the system's choice when `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("hstack")
    if alignment != .center { spec.styles["align-items"] = alignment.css }
    if let spacing { spec.styles["gap"] = css(spacing) }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility {
    content.resolved(spacer: .x, divider: .y)
  }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Stacks views from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("zstack")
    if alignment != .center {
      spec.styles["place-items"] = alignment.placement
    }
    return spec
  }
}

/// A length in points as CSS.
func css(_ length: CGFloat) -> String {
  length == length.rounded() && abs(length) < 1e6 ? "\(Int(length))px" : "\(length)px"
}

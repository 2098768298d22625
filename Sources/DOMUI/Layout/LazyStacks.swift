import ElementTree

/// Parts of a lazy container that stay in view while its content scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, drawn as they come near the viewport.
///
/// All of them are made at once; the browser leaves those far from the viewport undrawn.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Stacks views from top to bottom; `spacing` in points, the system's choice when `nil`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("vstack", "lazy")
    if alignment != .center { spec.styles["align-items"] = alignment.css }
    if let spacing { spec.styles["gap"] = css(spacing) }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility { .x }
}

/// Views beside each other, drawn as they come near the viewport.
///
/// All of them are made at once; the browser leaves those far from the viewport undrawn.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Stacks views in reading direction; `spacing` in points, the system's choice when `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: ElementView {
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("hstack", "lazy", "natural")
    if alignment != .center { spec.styles["align-items"] = alignment.css }
    if let spacing { spec.styles["gap"] = css(spacing) }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility { .y }
}

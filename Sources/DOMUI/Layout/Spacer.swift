/// Space that grows along the axis of the stack that holds it, or in both directions.
public struct Spacer: Sendable {
  let minLength: CGFloat?

  /// Makes a spacer; `minLength` in points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("spacer")
    if let minLength { spec.styles["flex-basis"] = css(minLength) }
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility { .spacer }
}

/// A thin line across the stack that holds it.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: ElementView {
  func spec(in scene: ElementScene) -> ElementSpec {
    ElementSpec("divider")
  }

  func flexibility(of content: Flexibility) -> Flexibility { .divider }
}

// Styles that are views too: they fill all space there is.

extension LinearGradient: ElementView {
  func spec(in scene: ElementScene) -> ElementSpec { fillSpec(in: scene) }
  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }
}

extension RadialGradient: ElementView {
  func spec(in scene: ElementScene) -> ElementSpec { fillSpec(in: scene) }
  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }
}

extension AngularGradient: ElementView {
  func spec(in scene: ElementScene) -> ElementSpec { fillSpec(in: scene) }
  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }
}

extension ShapeStyle {
  /// What an element filled with the style should be.
  @MainActor
  func fillSpec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("shape")
    spec.styles["--shape"] = _paint(in: scene.environment).fill
    return spec
  }
}

extension Color: ElementView {
  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("shape")
    spec.styles["--shape"] = css(.fill)
    return spec
  }

  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }
}

extension View {
  /// Runs an action when a pointer comes over the view and when it leaves.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    HoverView(content: self, action: action)
  }
}

private struct HoverView<Content: View>: DecorationView {
  let content: Content
  let action: @MainActor (Bool) -> Void

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    spec.handlers["mouseenter"] = { _ in action(true) }
    spec.handlers["mouseleave"] = { _ in action(false) }
    return spec
  }
}

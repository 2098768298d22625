import ElementTree

/// Something said of a view to assistive technology; it belongs to the control inside.
struct AccessibilityDecoration<Content: View>: DecorationView {
  let content: Content
  let apply: @MainActor (inout ElementSpec, ElementScene) -> Void
  static var decoratesControl: Bool { true }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    apply(&spec, scene)
    return spec
  }
}

extension View {
  /// Says something of the view to assistive technology.
  func accessibility(
    _ apply: @escaping @MainActor (inout ElementSpec, ElementScene) -> Void
  ) -> AccessibilityDecoration<Self> {
    AccessibilityDecoration(content: self, apply: apply)
  }
}

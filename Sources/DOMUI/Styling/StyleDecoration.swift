/// Lays fixed styles, classes and attributes over the elements of the content.
struct StyleDecoration<Content: View>: DecorationView {
  let content: Content
  var classes: [String] = []
  var styles: [String: String] = [:]
  var attributes: [String: String] = [:]

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec()
    spec.classes = classes
    spec.styles = styles
    spec.attributes = attributes
    return spec
  }
}

/// Lays a spec that depends on the environment over the elements of the content.
struct SpecDecoration<Content: View>: DecorationView {
  let content: Content
  let make: @MainActor (EnvironmentValues) -> ElementSpec

  func spec(in scene: ElementScene) -> ElementSpec { make(scene.environment) }
}

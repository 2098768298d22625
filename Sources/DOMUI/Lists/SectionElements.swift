import ElementTree

/// The header of a section: a heading, or a button inside it where the section can be folded.
struct SectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?

  var body: some View {
    if Content.self != EmptyView.self {
      if let isExpanded {
        SectionHeading(content: FoldButton(isExpanded: isExpanded, content: content))
      } else {
        SectionHeading(content: content)
      }
    }
  }
}

/// A heading element.
struct SectionHeading<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("section-heading")
    spec.attributes["role"] = "heading"
    spec.attributes["aria-level"] = "2"
    return spec
  }
}

/// A button that shows and hides what belongs to it.
struct FoldButton<Content: View>: ElementView {
  let isExpanded: Binding<Bool>
  let content: Content
  var tag: String { "button" }
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("fold-button")
    spec.attributes["type"] = "button"
    spec.attributes["aria-expanded"] = isExpanded.wrappedValue ? "true" : "false"
    let isEnabled = scene.environment.isEnabled
    if !isEnabled { spec.attributes["aria-disabled"] = "true" }
    spec.handlers["click"] = { [isExpanded] _ in
      if isEnabled { isExpanded.wrappedValue.toggle() }
    }
    return spec
  }
}

/// Tells the list that its content is no row.
struct SectionEdge<Content: View>: DecorationView {
  let content: Content
  static var hasTraits: Bool { true }

  func addTraits(to traits: inout ViewTraits) { traits[SectionEdgeTrait.self] = () }
}

/// The header or the footer of a section among the rows of a list; there even when it is empty, since
/// it marks where the section begins or ends.
struct SectionEdgeElement<Content: View>: ElementView {
  let className: String
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec(className)
    spec.attributes["role"] = "listitem"
    return spec
  }
}

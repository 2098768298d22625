import ElementTree

/// Controls in groups.
public struct Form<Content: View> {
  let content: Content

  /// Makes a form of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// The form.
  public var body: some View {
    FormElement(content: content.environment(\.sectionLayout, .form))
  }
}

/// The element of a form; rows outside of any section stand for themselves.
private struct FormElement<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("form", scene.environment.formLook.rawValue)
    spec.attributes["data-place"] = scene.name
    return spec
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    RowsNode(view, in: context)
  }
}

/// A section of a form: a group that its header names.
struct FormSection<Header: View, Content: View, Footer: View>: CompoundElementView {
  let header: Header
  let content: Content
  let footer: Footer
  var tag: String { "section" }

  @ViewBuilder var elementContent: some View {
    LabelPart(className: "section-header", content: header)
    FormRows(content: content.environment(\.sectionLayout, .stack))
    if Footer.self != EmptyView.self {
      FormFooter(content: footer)
    }
  }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("form-section")
    spec.attributes["role"] = "group"
    return spec
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    FormSectionNode(view, in: context)
  }
}

private final class FormSectionNode<V: CompoundElementView>: CompoundNode<V> {
  override func appendOutputs(to outputs: inout [_Output]) {
    var own: [_Output] = []
    super.appendOutputs(to: &own)
    for var output in own {
      output.traits[SectionEdgeTrait.self] = ()
      outputs.append(output)
    }
  }
}

private struct FormRows<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("form-rows") }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    RowsNode(view, in: context)
  }
}

private struct FormFooter<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("section-footer") }
}

/// Puts a row around each content.
private final class RowsNode<V: ElementView>: ElementNode<V> {
  private let rows: ListRows

  override init(_ view: V, in context: _NodeContext) {
    rows = ListRows(document: context.page.document, role: nil)
    super.init(view, in: context)
  }

  override func arrange(_ outputs: [_Output]) -> [Element] {
    rows.update(outputs, environment: environment).map(\.host.element)
  }
}

import ElementTree

/// Lays its content into the page's layer for dialogs instead of where it stands.
struct PortalView<Content: View>: PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    PortalNode(view, in: context)
  }
}

private final class PortalNode<Content: View>: _Node<PortalView<Content>>, NodeContainer {
  private let host: ElementHost
  private var child: _Node<Content>?

  override init(_ view: PortalView<Content>, in context: _NodeContext) {
    host = ElementHost(context.page.document.makeElement("div"))
    super.init(view, in: context)
    var inner = context.child(of: self)
    inner.container = self
    inner.isLazy = false
    child = Content._makeNode(view.content, in: inner)
    host.setBase(EnvironmentPresentation.spec(ofPortalIn: environment))
    syncChildren()
    page.openPortal(host.element)
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func appendOutputs(to outputs: inout [_Output]) {}
  override var unitCount: Int { 0 }

  override func update(_ newView: PortalView<Content>, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    host.setBase(EnvironmentPresentation.spec(ofPortalIn: environment))
    child?.update(newView.content, environment: environment)
  }

  func syncChildren() {
    guard isMounted else { return }
    var outputs: [_Output] = []
    child?.appendOutputs(to: &outputs)
    host.element.setChildren(outputs.map(\.host.element))
  }

  override func willUnmount() {
    page.closePortal(host.element)
  }
}

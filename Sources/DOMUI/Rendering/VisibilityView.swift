/// Shows or covers its content as a whole.
struct VisibilityView<Content: View>: PrimitiveView {
  let isShown: Bool
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    VisibilityNode(view, in: context) { $0.content }
  }
}

private final class VisibilityNode<Content: View>:
  PassThroughNode<VisibilityView<Content>, Content>
{
  private var scope: VisibilityScope?

  override func childContext() -> _NodeContext {
    let scope = VisibilityScope(parent: context.visibility, isShown: view.isShown)
    self.scope = scope
    var inner = context.child(of: self)
    inner.visibility = scope
    return inner
  }

  override func didUpdate(from old: VisibilityView<Content>) {
    guard old.isShown != view.isShown else { return }
    let isShown = view.isShown
    page.afterRender { [weak self] in self?.scope?.setShown(isShown) }
  }

  override func willUnmount() { scope?.close() }
}

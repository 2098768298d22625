/// The node of a view with a body.
final class CompositeNode<V: View>: _Node<V> {
  private var child: _Node<V.Body>?
  private let properties: DynamicPropertyStorage

  override init(_ view: V, in context: _NodeContext) {
    properties = DynamicPropertyStorage()
    super.init(view, in: context)
    properties.owner = self
    page.countBody()
    let body = evaluate()
    child = V.Body._makeNode(body, in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func appendOutputs(to outputs: inout [_Output]) {
    child?.appendOutputs(to: &outputs)
  }

  override func update(_ newView: V, environment newEnvironment: EnvironmentValues) {
    let isSame =
      newEnvironment.isIdentical(to: environment) && FieldLayout.areEqual(view, newView)
    super.update(newView, environment: newEnvironment)
    if !isSame { refresh() }
  }

  override func refresh() {
    page.didRefresh(self)
    page.countBody()
    let body = evaluate()
    child?.update(body, environment: environment)
  }

  private func evaluate() -> V.Body {
    tracked {
      properties.connect(&view)
      return view.body
    }
  }

  override func willUnmount() {
    properties.disconnect()
  }
}

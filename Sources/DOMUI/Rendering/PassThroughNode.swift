/// A node that shows its content and does something beside it.
class PassThroughNode<V: View, Content: View>: _Node<V> {
  private(set) var child: _Node<Content>?
  private let content: (V) -> Content

  init(_ view: V, in context: _NodeContext, content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, in: context)
    willMakeChild()
    child = Content._makeNode(content(view), in: childContext())
  }

  /// Hook: runs before the content is made.
  func willMakeChild() {}

  /// Hook: where the content stands.
  func childContext() -> _NodeContext { context.child(of: self) }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ newView: V, environment: EnvironmentValues) {
    let old = view
    super.update(newView, environment: environment)
    child?.update(content(newView), environment: self.environment)
    didUpdate(from: old)
  }

  /// Hook: runs after the node took a newer view.
  func didUpdate(from old: V) {}
}

/// A view of any type; the type may change, which replaces what is on the page.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  /// Makes a node that holds a node of the hidden type.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    AnyViewNode(view, in: context)
  }
}

private final class AnyViewNode: _Node<AnyView> {
  private var child: _ViewNode?

  override init(_ view: AnyView, in context: _NodeContext) {
    super.init(view, in: context)
    child = make(view.content)
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ newView: AnyView, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    if updateChild(newView.content) { return }
    child?.unmount()
    child = make(newView.content)
    container?.setNeedsSync()
  }

  private func updateChild<V: View>(_ view: V) -> Bool {
    guard let node = child as? _Node<V> else { return false }
    node.update(view, environment: environment)
    return true
  }

  private func make<V: View>(_ view: V) -> _ViewNode {
    V._makeNode(view, in: context.child(of: self))
  }
}

import ElementTree

/// A view whose identity is a value: another value makes another view of it.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    IdentifiedNode(view, in: context)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
  _Node<IdentifiedView<Content, ID>>
{
  private var child: _Node<Content>?
  private weak var target: Element?

  override init(_ view: IdentifiedView<Content, ID>, in context: _NodeContext) {
    super.init(view, in: context)
    child = make()
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(
    _ newView: IdentifiedView<Content, ID>, environment: EnvironmentValues
  ) {
    let oldID = view.id
    let isSame = newView.id == oldID
    super.update(newView, environment: environment)
    if isSame {
      child?.update(newView.content, environment: environment)
    } else {
      forgetTarget(of: oldID)
      child?.unmount()
      child = make()
      container?.setNeedsSync()
    }
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    collect(into: &outputs) { child?.appendOutputs(to: &$0) }
  }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    collect(into: &outputs) { child?.appendUnits(range, to: &$0) }
  }

  /// Passes the elements on and tells scroll readers where the first of them is.
  private func collect(into outputs: inout [_Output], _ append: (inout [_Output]) -> Void) {
    var own: [_Output] = []
    append(&own)
    target = own.first?.host.element
    environment.scrollTargets?.note(target, for: view.id)
    outputs += own
  }

  override func willUnmount() { forgetTarget(of: view.id) }

  private func forgetTarget(of id: ID) {
    environment.scrollTargets?.forget(id, of: target)
  }

  private func make() -> _Node<Content> {
    var inner = context.child(of: self)
    inner.path = context.path.appending(key: view.id)
    return Content._makeNode(view.content, in: inner)
  }
}

extension View {
  /// Ties the view's identity to a value: when it changes, state begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

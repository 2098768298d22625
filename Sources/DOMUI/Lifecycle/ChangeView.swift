/// Runs an action when a value has changed between two evaluations.
struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    ChangeNode(view, in: context) { $0.content }
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  PassThroughNode<ChangeView<Content, Value>, Content>
{
  override func willMakeChild() {
    guard view.isInitial else { return }
    let view = view
    page.afterRender { view.action(view.value, view.value) }
  }

  override func didUpdate(from old: ChangeView<Content, Value>) {
    guard old.value != view.value else { return }
    let view = view
    page.afterRender { view.action(old.value, view.value) }
  }
}

extension View {
  /// Runs an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes.
  @available(*, deprecated, message: "Use `onChange` with a closure of two or no parameters.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}

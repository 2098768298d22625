/// Tells somebody above about something while the content is on the page.
struct RegistrationView<Content: View>: PrimitiveView {
  let content: Content
  /// Runs when the content comes and at every newer view; the object stands for this place.
  let register: @MainActor (_ owner: _ViewNode, _ environment: EnvironmentValues) -> Void
  /// Runs when the content has gone.
  let unregister: @MainActor (_ owner: _ViewNode, _ environment: EnvironmentValues) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    RegistrationNode(view, in: context) { $0.content }
  }
}

private final class RegistrationNode<Content: View>:
  PassThroughNode<RegistrationView<Content>, Content>
{
  override func willMakeChild() { view.register(self, environment) }
  override func didUpdate(from old: RegistrationView<Content>) { view.register(self, environment) }
  override func willUnmount() { view.unregister(self, environment) }
}

/// Runs actions when the content comes into sight and leaves it.
struct AppearanceView<Content: View>: PrimitiveView {
  let content: Content
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    AppearanceNode(view, in: context) { $0.content }
  }
}

private final class AppearanceNode<Content: View>:
  PassThroughNode<AppearanceView<Content>, Content>
{
  private var hasAppeared = false

  override func willMakeChild() {
    context.visibility.listen(self) { [weak self] in self?.setVisible($0) }
    page.afterRender { [weak self] in
      guard let self, self.isMounted else { return }
      self.setVisible(self.context.visibility.isVisible)
    }
  }

  private func setVisible(_ isVisible: Bool) {
    guard isVisible != hasAppeared else { return }
    hasAppeared = isVisible
    if isVisible { view.onAppear?() } else { view.onDisappear?() }
  }

  override func willUnmount() {
    context.visibility.stopListening(self)
    guard hasAppeared, let onDisappear = view.onDisappear else { return }
    hasAppeared = false
    page.afterRender(onDisappear)
  }
}

extension View {
  /// Runs an action when the view comes into sight, again each time it does.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action)
  }

  /// Runs an action when the view is out of sight.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(content: self, onDisappear: action)
  }
}

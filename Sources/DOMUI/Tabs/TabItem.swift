import ElementTree

extension View {
  /// Names the tab that the view is in a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: AnyView(label()))
  }
}

/// A view that is a tab: made when it is first shown, covered while another is.
struct TabItemView<Content: View>: PrimitiveView {
  let content: Content
  let label: AnyView

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    TabItemNode(view, in: context)
  }
}

private final class TabItemNode<Content: View>: _Node<TabItemView<Content>>, NodeContainer {
  private let host: ElementHost
  private let scope: VisibilityScope
  private let roots = TabRoots()
  private var child: _Node<Content>?
  private var isShown = false

  override init(_ view: TabItemView<Content>, in context: _NodeContext) {
    host = ElementHost(context.page.document.makeElement("div"))
    scope = VisibilityScope(parent: context.visibility, isShown: false)
    super.init(view, in: context)
    applySpec()
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }
  override var unitCount: Int { 1 }

  override func appendOutputs(to outputs: inout [_Output]) {
    var output = _Output(host)
    output.traits[TabTrait.self] = TabTrait.Value(
      owner: ObjectIdentifier(self), label: view.label, roots: roots
    ) { [weak self] in self?.setShown($0) }
    outputs.append(output)
  }

  override func update(_ newView: TabItemView<Content>, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    child?.update(newView.content, environment: inside(environment))
    container?.setNeedsSync()
  }

  private func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.tabRoots = roots
    return environment
  }

  private func setShown(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    if shown, child == nil {
      var inner = context.child(of: self)
      inner.environment = inside(environment)
      inner.container = self
      inner.visibility = scope
      inner.isLazy = false
      child = Content._makeNode(view.content, in: inner)
      syncChildren()
    }
    applySpec()
    let scope = scope
    page.afterRender { scope.setShown(shown) }
  }

  func syncChildren() {
    guard isMounted else { return }
    var outputs: [_Output] = []
    child?.appendOutputs(to: &outputs)
    host.element.setChildren(outputs.map(\.host.element))
  }

  private func applySpec() {
    var spec = ElementSpec("tab-panel")
    spec.attributes["role"] = "tabpanel"
    spec.attributes["data-place"] = path.name
    spec.attributes["id"] = "e\(host.element.id.rawValue)"
    if !isShown { spec.attributes["hidden"] = "" }
    host.setBase(spec)
  }

  override func willUnmount() { scope.close() }
}

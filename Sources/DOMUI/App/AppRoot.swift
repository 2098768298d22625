/// One visitor's instance of an app, as a view.
struct AppRoot<A: App>: PrimitiveView {
  var app: A

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    AppNode(view, in: context)
  }
}

private final class AppNode<A: App>: _Node<AppRoot<A>> {
  private var child: _Node<AnyView>?
  private let properties = DynamicPropertyStorage()

  override init(_ view: AppRoot<A>, in context: _NodeContext) {
    super.init(view, in: context)
    properties.owner = self
    child = AnyView._makeNode(evaluate(), in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    page.didRefresh(self)
    child?.update(evaluate(), environment: environment)
  }

  private func evaluate() -> AnyView {
    tracked {
      properties.connect(&view.app)
      return view.app.body._rootView ?? AnyView(EmptyView())
    }
  }

  override func willUnmount() { properties.disconnect() }
}

extension Optional: View where Wrapped: View {
  /// Never evaluated.
  public var body: Never {
    preconditionFailure("An optional view renders by itself; its body is never evaluated.")
  }

  /// Makes a node that holds the view while there is one.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    OptionalNode(view, in: context)
  }
}

private final class OptionalNode<Wrapped: View>: _Node<Wrapped?> {
  private var child: _Node<Wrapped>?

  override init(_ view: Wrapped?, in context: _NodeContext) {
    super.init(view, in: context)
    child = view.map { Wrapped._makeNode($0, in: context.child(of: self)) }
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ newView: Wrapped?, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    switch (child, newView) {
    case (let child?, let view?):
      child.update(view, environment: environment)
    case (let child?, nil):
      child.unmount()
      self.child = nil
      container?.setNeedsSync()
    case (nil, let view?):
      child = Wrapped._makeNode(view, in: context.child(of: self))
      container?.setNeedsSync()
    case (nil, nil):
      break
    }
  }
}

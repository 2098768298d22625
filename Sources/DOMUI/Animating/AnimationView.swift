extension View {
  /// Animates the changes of the view that come together with a change of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnimationView(content: self, animation: animation, value: value)
  }

  /// Leaves the transaction of what is inside as it is, so that code with this modifier compiles.
  ///
  /// A page moves by `animation(_:value:)` and `withAnimation` alone.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// Asks for an animation when a value changes.
struct AnimationView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let animation: Animation?
  let value: Value

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    AnimationNode(view, in: context)
  }
}

private final class AnimationNode<Content: View, Value: Equatable>:
  _Node<AnimationView<Content, Value>>
{
  private var child: _Node<Content>?

  override init(_ view: AnimationView<Content, Value>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ newView: AnimationView<Content, Value>, environment: EnvironmentValues) {
    if newView.value != view.value { page.animate(Transaction(animation: newView.animation)) }
    super.update(newView, environment: environment)
    child?.update(newView.content, environment: environment)
  }
}

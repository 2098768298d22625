/// Sets values of the environment for the content.
struct EnvironmentWriter<Content: View>: PrimitiveView {
  let content: Content
  let write: (inout EnvironmentValues) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    EnvironmentNode(view, in: context)
  }
}

private final class EnvironmentNode<Content: View>: _Node<EnvironmentWriter<Content>> {
  private var child: _Node<Content>?
  private var base: EnvironmentValues

  override init(_ view: EnvironmentWriter<Content>, in context: _NodeContext) {
    base = context.environment
    super.init(view, in: context)
    view.write(&environment)
    child = Content._makeNode(view.content, in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(
    _ newView: EnvironmentWriter<Content>, environment newBase: EnvironmentValues
  ) {
    var written = newBase
    newView.write(&written)
    // Keeping the environment of before when nothing changed lets what is below be skipped.
    if newBase.isIdentical(to: base), written.isEquivalent(to: environment) {
      written = environment
    }
    base = newBase
    super.update(newView, environment: written)
    child?.update(newView.content, environment: written)
  }
}

extension View {
  /// Sets a value of the environment for the view and all inside it.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentPresenter(
      content: EnvironmentWriter(content: self) { $0[keyPath: keyPath] = value }, keyPath: keyPath)
  }

  /// Puts an observable object into the environment under its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentWriter(content: self) { $0[object: T.self] = object }
  }

  /// Changes a value of the environment for the view and all inside it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentPresenter(
      content: EnvironmentWriter(content: self) { transform(&$0[keyPath: keyPath]) },
      keyPath: keyPath)
  }
}

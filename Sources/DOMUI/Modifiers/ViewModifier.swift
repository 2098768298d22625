/// A change to a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of what the modifier makes.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the new view.
  @ViewBuilder func body(content: Content) -> Body
}

/// Stands for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: AnyView
}

extension _ViewModifier_Content: View {
  /// The view that is modified.
  public var body: some View { content }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never evaluated.
  public var body: Never {
    preconditionFailure("A modified view renders by itself; its body is never evaluated.")
  }

  /// Makes a node that evaluates the modifier's body.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    ModifierNode(view, in: context)
  }
}

private final class ModifierNode<Content: View, Modifier: ViewModifier>:
  _Node<ModifiedContent<Content, Modifier>>
{
  private var child: _Node<Modifier.Body>?
  private let properties = DynamicPropertyStorage()

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    properties.owner = self
    child = Modifier.Body._makeNode(evaluate(), in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(
    _ newView: ModifiedContent<Content, Modifier>, environment newEnvironment: EnvironmentValues
  ) {
    let isSame = newEnvironment.isIdentical(to: environment) && FieldLayout.areEqual(view, newView)
    super.update(newView, environment: newEnvironment)
    if !isSame { refresh() }
  }

  override func refresh() {
    page.didRefresh(self)
    child?.update(evaluate(), environment: environment)
  }

  private func evaluate() -> Modifier.Body {
    tracked {
      page.countBody()
      properties.connect(&view.modifier)
      return view.modifier.body(content: _ViewModifier_Content(content: AnyView(view.content)))
    }
  }

  override func willUnmount() {
    properties.disconnect()
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

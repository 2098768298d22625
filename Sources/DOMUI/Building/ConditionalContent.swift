/// One of two views, by a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never evaluated.
  public var body: Never {
    preconditionFailure("A condition renders by itself; its body is never evaluated.")
  }

  /// Makes a node that holds the branch of now.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    ConditionalNode(view, in: context)
  }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>:
  _Node<_ConditionalContent<TrueContent, FalseContent>>
{
  private var first: _Node<TrueContent>?
  private var second: _Node<FalseContent>?

  override init(
    _ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext
  ) {
    super.init(view, in: context)
    make(view)
  }

  override var children: [_ViewNode] {
    if let first { return [first] }
    if let second { return [second] }
    return []
  }

  override func update(
    _ newView: _ConditionalContent<TrueContent, FalseContent>, environment: EnvironmentValues
  ) {
    super.update(newView, environment: environment)
    switch newView.storage {
    case .first(let content) where first != nil:
      first?.update(content, environment: environment)
    case .second(let content) where second != nil:
      second?.update(content, environment: environment)
    default:
      for child in children { child.unmount() }
      first = nil
      second = nil
      make(newView)
      container?.setNeedsSync()
    }
  }

  private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .first(let content):
      first = TrueContent._makeNode(content, in: context.child(of: self, slot: 0))
    case .second(let content):
      second = FalseContent._makeNode(content, in: context.child(of: self, slot: 1))
    }
  }
}

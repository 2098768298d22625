/// Nothing.
public struct EmptyView: Sendable {
  /// Makes nothing.
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  /// Makes a node without elements.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    _Node(view, in: context)
  }
}

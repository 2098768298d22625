/// A part of an app's interface, described by a value.
@MainActor @preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps the view alive on a page. Not for callers.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
}

extension View {
  /// Makes a node that evaluates `body`.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    CompositeNode(view, in: context)
  }
}

extension Never: View {
  /// Never there.
  public var body: Never { self }
}

/// A view that renders by itself and has no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never evaluated.
  public var body: Never {
    preconditionFailure("\(Self.self) renders by itself; its body is never evaluated.")
  }
}

/// Several views after each other.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T

  /// Makes one view of several.
  public nonisolated init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View {
  /// Never evaluated.
  public var body: Never {
    preconditionFailure("TupleView renders by itself; its body is never evaluated.")
  }

  /// Makes a node with a child for each view.
  ///
  /// Not for callers.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    TupleNode(view, in: context)
  }
}

private final class TupleNode<T>: _Node<TupleView<T>> {
  private var slots: [any TupleSlot] = []
  private var nodes: [_ViewNode] = []

  override init(_ view: TupleView<T>, in context: _NodeContext) {
    super.init(view, in: context)
    slots = TupleSlots.of(T.self)
    withUnsafePointer(to: view.value) { pointer in
      let base = UnsafeRawPointer(pointer)
      nodes = slots.enumerated().map { index, slot in
        slot.make(base, in: context.child(of: self, slot: index))
      }
    }
  }

  override var children: [_ViewNode] { nodes }

  override func update(_ newView: TupleView<T>, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    withUnsafePointer(to: newView.value) { pointer in
      let base = UnsafeRawPointer(pointer)
      for (slot, node) in zip(slots, nodes) {
        slot.update(node, base, environment: environment)
      }
    }
  }
}

/// Reads one element of a tuple of views and keeps its node.
@MainActor
private protocol TupleSlot {
  func make(_ base: UnsafeRawPointer, in context: _NodeContext) -> _ViewNode
  func update(_ node: _ViewNode, _ base: UnsafeRawPointer, environment: EnvironmentValues)
}

private struct TypedTupleSlot<V: View>: TupleSlot {
  let offset: Int

  func make(_ base: UnsafeRawPointer, in context: _NodeContext) -> _ViewNode {
    V._makeNode((base + offset).assumingMemoryBound(to: V.self).pointee, in: context)
  }

  func update(_ node: _ViewNode, _ base: UnsafeRawPointer, environment: EnvironmentValues) {
    guard let node = node as? _Node<V> else { return }
    node.update(
      (base + offset).assumingMemoryBound(to: V.self).pointee, environment: environment)
  }
}

/// Where the views of a tuple type lie, read once per type.
@MainActor
private enum TupleSlots {
  private static var known: [ObjectIdentifier: [any TupleSlot]] = [:]

  static func of(_ type: any Any.Type) -> [any TupleSlot] {
    if let slots = known[ObjectIdentifier(type)] { return slots }
    let slots = FieldLayout.of(type, hasFields: true).fields.compactMap {
      field -> (any TupleSlot)? in
      (field.type as? any View.Type).map { make($0, offset: field.offset) }
    }
    known[ObjectIdentifier(type)] = slots
    return slots
  }

  private static func make<V: View>(_: V.Type, offset: Int) -> any TupleSlot {
    TypedTupleSlot<V>(offset: offset)
  }
}

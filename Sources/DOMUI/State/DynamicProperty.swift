/// A stored property of a view that follows something outside the view.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  @MainActor @preconcurrency mutating func update()

  /// Whether the value lives on the node, so that a newer view does not bring a newer one.
  static var _isOwnedByNode: Bool { get }

  /// Connects the property to its node. Not for callers.
  @MainActor mutating func _connect(to slot: _PropertySlot)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// False for properties of an app's own.
  public static var _isOwnedByNode: Bool { false }

  /// Connects the dynamic properties inside, then updates.
  ///
  /// Not for callers.
  @MainActor
  public mutating func _connect(to slot: _PropertySlot) {
    slot.storage.connectFields(of: &self)
    update()
  }
}

/// The place of one dynamic property on its node.
///
/// Not for callers.
@MainActor
public struct _PropertySlot {
  let storage: DynamicPropertyStorage
  let index: Int

  var owner: _ViewNode? { storage.owner }

  /// What the property kept on the node, made at the first connection.
  func kept<Kept: AnyObject>(_ make: (_ path: NodePath) -> Kept) -> Kept {
    if index < storage.kept.count, let kept = storage.kept[index] as? Kept { return kept }
    let new = make((owner?.path ?? NodePath()).appending(index))
    while storage.kept.count <= index { storage.kept.append(nil) }
    storage.kept[index] = new
    return new
  }
}

/// What the dynamic properties of one node keep between evaluations.
@MainActor
final class DynamicPropertyStorage {
  weak var owner: _ViewNode?
  fileprivate var kept: [AnyObject?] = []
  private var next = 0

  /// Connects every dynamic property of a view to its node.
  func connect<Value>(_ value: inout Value) {
    next = 0
    connectFields(of: &value)
  }

  func connectFields<Value>(of value: inout Value) {
    let layout = FieldLayout.of(value)
    guard !layout.dynamicFields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in layout.dynamicFields { connect(field.type, at: base + field.offset) }
    }
  }

  private func connect<Property: DynamicProperty>(
    _: Property.Type, at pointer: UnsafeMutableRawPointer
  ) {
    let slot = _PropertySlot(storage: self, index: next)
    next += 1
    pointer.assumingMemoryBound(to: Property.self).pointee._connect(to: slot)
  }

  func disconnect() {
    for case let kept as any NodeBound in kept { kept.leaveNode() }
    kept = []
  }
}

/// Something kept on a node that must be told when the node leaves.
@MainActor
protocol NodeBound: AnyObject {
  func leaveNode()
}

/// Where a new node will stand.
///
/// Not for callers.
@MainActor
public struct _NodeContext {
  let page: PageRuntime
  weak var parent: _ViewNode?
  /// The nearest node that owns an element and must look again when the structure changes.
  weak var container: (any NodeContainer)?
  var environment: EnvironmentValues
  /// Whether rows are made only when they come near the viewport.
  var isLazy = false
  var visibility: VisibilityScope
  var path = NodePath()

  /// The context of a child in a numbered slot.
  func child(of node: _ViewNode, slot: Int = 0) -> _NodeContext {
    var context = self
    context.parent = node
    context.environment = node.environment
    context.path = path.appending(slot)
    return context
  }
}

/// A node that owns an element and lays the elements of the nodes below into it.
@MainActor
protocol NodeContainer: AnyObject {
  /// Collects the elements below again and puts them in order.
  func syncChildren()
  /// Takes note that the rows that are there moved among all rows.
  func rowsMoved(by distance: Int)
  /// Makes a row of a node below, when it is not there yet.
  func reveal(_ row: Int, of node: _ViewNode)
  /// The page that the container belongs to.
  var page: PageRuntime { get }
}

extension NodeContainer {
  /// Of no concern to containers that hold every row.
  func rowsMoved(by distance: Int) {}
  /// Of no concern to containers that hold every row.
  func reveal(_ row: Int, of node: _ViewNode) {}

  /// Asks for ``syncChildren()`` at the end of this pass.
  func setNeedsSync() { page.needSync(self) }
}

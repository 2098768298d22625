/// The nodes that wait to be brought up to date, those nearest the root first.
///
/// A node nearer the root often brings those below it up to date as well; they then leave the queue
/// by ``remove(_:)``. Nodes of one depth keep the order in which they came.
///
/// - Complexity: a node that comes and goes costs O(1), beside the depths that are passed over.
@MainActor
struct RefreshQueue {
  /// The nodes of one depth; those before `next` are done.
  private struct Level {
    var nodes: [_ViewNode] = []
    var next = 0
  }

  private var levels: [Level] = []
  private var waiting: Set<ObjectIdentifier> = []
  /// No level above this one holds a node.
  private var lowest = 0
  /// How many nodes and levels were looked at, for tests of the cost.
  private(set) var visits = 0

  var isEmpty: Bool { waiting.isEmpty }

  mutating func insert(_ node: _ViewNode) {
    guard waiting.insert(ObjectIdentifier(node)).inserted else { return }
    while levels.count <= node.depth { levels.append(Level()) }
    levels[node.depth].nodes.append(node)
    lowest = min(lowest, node.depth)
  }

  /// Takes a node out that is up to date by now; its entry is passed over later.
  mutating func remove(_ node: _ViewNode) {
    waiting.remove(ObjectIdentifier(node))
  }

  mutating func removeAll() {
    levels = []
    waiting = []
    lowest = 0
  }

  /// The next node, taken out of the queue.
  mutating func popFirst() -> _ViewNode? {
    while lowest < levels.count {
      visits += 1
      guard levels[lowest].next < levels[lowest].nodes.count else {
        levels[lowest] = Level()
        lowest += 1
        continue
      }
      let node = levels[lowest].nodes[levels[lowest].next]
      levels[lowest].next += 1
      if waiting.remove(ObjectIdentifier(node)) != nil { return node }
    }
    return nil
  }
}

import Testing

@testable import DOMUI

@Observable @MainActor
private final class Cell {
  var value = 0
}

private struct CellView: View {
  let cell: Cell
  var body: some View { Text("\(cell.value)") }
}

private struct Table: View {
  let cells: [Cell]
  var body: some View {
    VStack { ForEach(cells.indices, id: \.self) { CellView(cell: cells[$0]) } }
  }
}

@Suite("Nodes that wait to be brought up to date")
@MainActor
struct RefreshQueueTests {
  private let page = PageRuntime { EmptyView() }

  /// Nodes at the given depths.
  private func nodes(_ depths: [Int]) -> [_ViewNode] {
    var context = _NodeContext(
      page: page, parent: nil, container: nil, environment: EnvironmentValues(),
      visibility: page.visibility)
    var chain: [_ViewNode] = []
    for _ in 0...(depths.max() ?? 0) {
      context.parent = chain.last
      chain.append(_ViewNode(in: context))
    }
    return depths.map { depth in
      context.parent = depth == 0 ? nil : chain[depth - 1]
      return _ViewNode(in: context)
    }
  }

  @Test("Nodes nearer the root come first, those of one depth as they came, each once")
  func order() {
    var queue = RefreshQueue()
    let nodes = nodes([3, 1, 3, 0, 2])
    for node in nodes + nodes { queue.insert(node) }
    var order: [Int] = []
    while let node = queue.popFirst() { order += nodes.indices.filter { nodes[$0] === node } }
    #expect(order == [3, 1, 4, 0, 2])
    #expect(queue.isEmpty)
  }

  @Test("A node that was taken out does not come, and one nearer the root may come in between")
  func changes() {
    var queue = RefreshQueue()
    let nodes = nodes([2, 2, 1, 0])
    queue.insert(nodes[0])
    queue.insert(nodes[1])
    queue.insert(nodes[2])
    queue.remove(nodes[0])
    #expect(queue.popFirst() === nodes[2])
    queue.insert(nodes[3])
    queue.insert(nodes[0])
    #expect(queue.popFirst() === nodes[3])
    #expect(queue.popFirst() === nodes[0])
    #expect(queue.popFirst() === nodes[1])
    #expect(queue.popFirst() == nil)
  }

  @Test("Ten times the nodes cost ten times the work", arguments: [1000, 10_000])
  func cost(count: Int) {
    var queue = RefreshQueue()
    let depth = 30
    for node in nodes((0..<count).map { $0 % depth }) { queue.insert(node) }
    var taken = 0
    while queue.popFirst() != nil { taken += 1 }
    #expect(taken == count)
    #expect(queue.visits <= count + depth + 2)
  }

  @Test("A page looks at each of its changed nodes once", arguments: [10, 300])
  func page(count: Int) {
    let cells = (0..<count).map { _ in Cell() }
    let page = RenderedPage { Table(cells: cells) }
    let before = page.runtime.dirty.visits
    let bodies = page.runtime.counts.bodies
    for cell in cells { cell.value += 1 }
    page.runtime.render()
    #expect(page.runtime.counts.bodies - bodies == count)
    #expect(page.runtime.dirty.visits - before <= count + 50)
  }
}

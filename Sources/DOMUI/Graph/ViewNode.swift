/// Keeps one view alive on a page: its state, its children, its tasks.
///
/// Not for callers.
@MainActor
public class _ViewNode {
  let context: _NodeContext
  let depth: Int
  var environment: EnvironmentValues
  private(set) var isMounted = true
  private var scope: ObservationScope?

  init(in context: _NodeContext) {
    self.context = context
    environment = context.environment
    depth = (context.parent?.depth ?? 0) + 1
  }

  var page: PageRuntime { context.page }
  var path: NodePath { context.path }
  var container: (any NodeContainer)? { context.container }

  /// The nodes directly below.
  var children: [_ViewNode] { [] }

  /// Appends the elements that this node and those below lay into their container.
  func appendOutputs(to outputs: inout [_Output]) {
    for child in children { child.appendOutputs(to: &outputs) }
  }

  /// How many rows a lazy container can ask for.
  var unitCount: Int {
    children.reduce(0) { $0 + $1.unitCount }
  }

  /// How many rows come before those of a node below; `nil` when it is not below.
  func unitOffset(of node: _ViewNode) -> Int? {
    if self === node { return 0 }
    var offset = 0
    for child in children {
      if let inner = child.unitOffset(of: node) { return offset + inner }
      offset += child.unitCount
    }
    return nil
  }

  /// Appends the elements of some rows, making them when they are not there yet.
  func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    var offset = 0
    for child in children {
      let count = child.unitCount
      let part = range.clamped(to: offset..<offset + count)
      if !part.isEmpty {
        child.appendUnits(part.lowerBound - offset..<part.upperBound - offset, to: &outputs)
      }
      offset += count
    }
  }

  /// Lets go of rows outside the range.
  func releaseUnits(outside range: Range<Int>) {
    var offset = 0
    for child in children {
      let count = child.unitCount
      child.releaseUnits(
        outside: max(0, range.lowerBound - offset)..<max(0, range.upperBound - offset))
      offset += count
    }
  }

  /// Brings the node up to date after something that it read changed.
  func refresh() {}

  /// Asks for ``refresh()`` at the end of this turn.
  func setNeedsRefresh() {
    if isMounted { page.needRefresh(self) }
  }

  /// Runs `apply` and asks for a refresh when an observable thing that it read changes.
  func tracked<Result>(_ apply: () -> Result) -> Result {
    let scope = self.scope ?? ObservationScope()
    self.scope = scope
    return scope.track(apply) { [weak self] transaction in
      guard let self, self.isMounted else { return }
      self.page.animate(transaction)
      self.setNeedsRefresh()
    }
  }

  /// Takes the node and all below off the page for good.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    scope?.cancel()
    scope = nil
    for child in children { child.unmount() }
    willUnmount()
  }

  /// What a kind of node does when it leaves: end tasks, let go of models.
  func willUnmount() {}
}

/// The node of one type of view.
///
/// Not for callers.
@MainActor
public class _Node<V: View>: _ViewNode {
  var view: V

  init(_ view: V, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// Takes a newer value of the view.
  func update(_ newView: V, environment newEnvironment: EnvironmentValues) {
    view = newView
    environment = newEnvironment
  }
}

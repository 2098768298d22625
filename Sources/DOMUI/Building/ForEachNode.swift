import ElementTree

/// Keeps a row node for each element of a collection by identity.
///
/// In a lazy container rows are made when they are asked for. An identity that occurs twice is
/// reported once and told apart by its number of occurrence.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _Node<ForEach<Data, ID, Content>>
{
  private var keys: [RowKey<ID>] = []
  private var rows: [RowKey<ID>: RowNode<Data.Element, Content>] = [:]
  private var hasReportedDuplicate = false

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    keys = makeKeys()
    if !context.isLazy { makeMissingRows() }
    if context.isLazy { environment.scrollTargets?.addProvider(self) }
  }

  override var children: [_ViewNode] { keys.compactMap { rows[$0] } }

  override func update(
    _ newView: ForEach<Data, ID, Content>, environment: EnvironmentValues
  ) {
    super.update(newView, environment: environment)
    let newKeys = makeKeys()
    if newKeys != keys {
      reportMove(to: newKeys)
      let kept = Set(newKeys)
      for (key, row) in rows where !kept.contains(key) {
        remove(row, key)
      }
      keys = newKeys
      container?.setNeedsSync()
    }
    updateRows()
    if !context.isLazy { makeMissingRows() }
  }

  /// Tells a lazy container how far the rows that are there were moved by changes above them.
  private func reportMove(to newKeys: [RowKey<ID>]) {
    // The first row of all stays first in its container, whatever comes before it.
    guard context.isLazy, let top = keys.first, rows[top] == nil else { return }
    let positions = Dictionary(
      newKeys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for (old, key) in keys.enumerated() where rows[key] != nil {
      guard let new = positions[key] else { continue }
      if new != old { container?.rowsMoved(by: new - old) }
      return
    }
  }

  private func updateRows() {
    // In a lazy container few of the elements have rows: go over the smaller of the two.
    guard context.isLazy, rows.count * 4 < keys.count else {
      for (key, element) in zip(keys, view.data) { update(rows[key], element) }
      return
    }
    var positions: [RowKey<ID>: Int] = [:]
    for (position, key) in keys.enumerated() where rows[key] != nil { positions[key] = position }
    for (key, position) in positions { update(rows[key], element(at: position)) }
  }

  private func update(_ row: RowNode<Data.Element, Content>?, _ element: Data.Element) {
    row?.update(element: element, make: view.content, environment: environment)
  }

  private func makeMissingRows() {
    for (key, element) in zip(keys, view.data) where rows[key] == nil {
      rows[key] = makeRow(key, element)
    }
  }

  private func makeRow(
    _ key: RowKey<ID>, _ element: Data.Element
  ) -> RowNode<Data.Element, Content> {
    var rowContext = context.child(of: self)
    rowContext.path = context.path.appending(key: key.id).appending(key.occurrence)
    rowContext.isLazy = false
    return RowNode(element: element, make: view.content, in: rowContext)
  }

  private func element(at position: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: position)]
  }

  private func makeKeys() -> [RowKey<ID>] {
    var keys = view.data.map { RowKey(id: view.identify($0)) }
    guard Set(keys).count != keys.count else { return keys }
    var counts: [ID: Int] = [:]
    for index in keys.indices {
      keys[index].occurrence = counts[keys[index].id, default: 0]
      counts[keys[index].id, default: 0] += 1
    }
    if !hasReportedDuplicate {
      hasReportedDuplicate = true
      let twice = counts.filter { $0.value > 1 }.keys.prefix(3).map { String(describing: $0) }
      RuntimeIssue.report(
        "ForEach: the identity \(twice.sorted().joined(separator: ", ")) occurs more than once. "
          + "Give each element an identity of its own.")
    }
    return keys
  }

  override func appendOutputs(to outputs: inout [_Output]) {
    appendUnits(0..<keys.count, to: &outputs)
  }

  override var unitCount: Int { keys.count }

  override func appendUnits(_ range: Range<Int>, to outputs: inout [_Output]) {
    for position in range {
      let key = keys[position]
      let row = rows[key] ?? makeRow(key, element(at: position))
      rows[key] = row
      var own: [_Output] = []
      row.appendOutputs(to: &own)
      row.target = own.first?.host.element
      environment.scrollTargets?.note(row.target, for: key.id)
      for var output in own {
        if output.traits[RowIdentityTrait.self] == nil {
          output.traits[RowIdentityTrait.self] = AnyHashable(key.id)
        }
        if let onDelete = view.onDelete {
          output.traits[DeleteTrait.self] = { onDelete(IndexSet(integer: position)) }
        }
        outputs.append(output)
      }
    }
  }

  override func releaseUnits(outside range: Range<Int>) {
    guard context.isLazy else { return }
    let kept = Set(keys[range.clamped(to: 0..<keys.count)])
    for (key, row) in rows where !kept.contains(key) { remove(row, key) }
  }

  private func remove(_ row: RowNode<Data.Element, Content>, _ key: RowKey<ID>) {
    environment.scrollTargets?.forget(key.id, of: row.target)
    row.unmount()
    rows[key] = nil
  }

  // Rows are made when they are asked for, and know nothing of the node's own offset.
  override func unitOffset(of node: _ViewNode) -> Int? { self === node ? 0 : nil }
}

extension ForEachNode: ScrollTargetProvider {
  func reveal(_ id: AnyHashable) -> Bool {
    guard isMounted, let id = id.base as? ID,
      let row = keys.firstIndex(where: { $0.id == id })
    else { return false }
    container?.reveal(row, of: self)
    return true
  }
}

/// What deletes a row of a `ForEach` with `onDelete`.
enum DeleteTrait: ViewTraitKey { typealias Value = () -> Void }

/// The identity of a row; `occurrence` tells apart elements that share theirs.
struct RowKey<ID: Hashable>: Hashable {
  var id: ID
  var occurrence = 0
}

/// One row: what it read is tracked by itself, so that a change to its model leaves the others alone.
final class RowNode<Element, Content: View>: _ViewNode {
  private var element: Element
  private var make: (Element) -> Content
  private var child: _Node<Content>?
  /// Where a scroll reader finds the row.
  weak var target: ElementTree.Element?

  init(element: Element, make: @escaping (Element) -> Content, in context: _NodeContext) {
    self.element = element
    self.make = make
    super.init(in: context)
    child = Content._makeNode(evaluate(), in: context.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override var unitCount: Int { 1 }

  func update(
    element: Element, make: @escaping (Element) -> Content, environment: EnvironmentValues
  ) {
    self.element = element
    self.make = make
    self.environment = environment
    refresh()
  }

  override func refresh() {
    page.didRefresh(self)
    child?.update(evaluate(), environment: environment)
  }

  private func evaluate() -> Content {
    tracked { make(element) }
  }
}

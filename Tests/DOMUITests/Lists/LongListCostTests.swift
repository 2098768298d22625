import ElementTree
import Testing

@testable import DOMUI
@testable import LiveHost

@Observable @MainActor
private final class Row: Identifiable {
  let id: Int
  var title: String
  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

@Observable @MainActor
private final class Rows {
  var rows: [Row]
  init(_ count: Int) { rows = (0..<count).map { Row($0) } }
}

private struct RowView: View {
  let row: Row
  var body: some View { Text(row.title) }
}

private struct RowList: View {
  let model: Rows
  var body: some View {
    List(model.rows) { RowView(row: $0) }
  }
}

/// What a change cost.
private struct Cost: Equatable, CustomStringConvertible {
  var operations: Int
  var bytes: Int
  var bodies: Int
  var description: String { "\(operations) operations, \(bytes) bytes, \(bodies) bodies" }
}

@Suite("What a change in a long list costs")
@MainActor
struct LongListCostTests {
  /// A list that is looked at in its middle.
  private func page(_ model: Rows) throws -> RenderedPage {
    let page = RenderedPage { RowList(model: model) }
    let middle = Double(model.rows.count / 2)
    try page.find("list").send(
      "range",
      details: ["first": .number(middle - 5), "last": .number(middle + 5), "height": .number(44)])
    _ = page.takeOperations()
    return page
  }

  private func cost(of change: () -> Void, on page: RenderedPage) -> Cost {
    let before = page.runtime.counts.bodies
    change()
    let operations = page.takeOperations()
    var json = JSONWriter()
    for operation in operations { OperationEncoder().write(operation, to: &json) }
    return Cost(
      operations: operations.count, bytes: json.bytes.count,
      bodies: page.runtime.counts.bodies - before)
  }

  @Test("A changed row costs the same among a hundred rows and among ten thousand")
  func changedRow() throws {
    let costs = try [100, 10_000].map { count in
      let model = Rows(count)
      let page = try page(model)
      return cost(of: { model.rows[count / 2].title = "Changed" }, on: page)
    }
    #expect(costs[0].operations == 1 && costs[0].bodies == 1, "\(costs)")
    #expect(costs[0].bytes < 1000)
    #expect(costs[1].operations == costs[0].operations && costs[1].bodies == costs[0].bodies)
    #expect(costs[1].bytes < 1000, "\(costs)")
  }

  @Test("A row that comes or goes in the middle costs the same in lists of any length")
  func insertionAndRemoval() throws {
    var costs: [[Cost]] = []
    for count in [100, 10_000] {
      let model = Rows(count)
      let page = try page(model)
      let insertion = cost(of: { model.rows.insert(Row(-1), at: count / 2) }, on: page)
      #expect(page.contains("Row -1"))
      let removal = cost(of: { model.rows.remove(at: count / 2 + 2) }, on: page)
      costs.append([insertion, removal])
    }
    for (short, long) in zip(costs[0], costs[1]) {
      #expect(long.operations == short.operations, "\(costs)")
      #expect(long.operations <= 6 && long.bytes < 1000, "\(costs)")
      #expect(long.bodies == short.bodies, "\(costs)")
    }
  }

  @Test("What is seen stays when rows above it come and go", arguments: [1, 100, 1000])
  func changesAbove(count: Int) throws {
    let model = Rows(10_000)
    let page = try page(model)
    let seen = page.all("listitem").map(\.name)
    model.rows.insert(contentsOf: (0..<count).map { Row(-1 - $0) }, at: 0)
    #expect(page.all("listitem").map(\.name) == seen)
    #expect(page.all("listitem")[0].attribute("aria-posinset") == "\(4975 + count + 1)")
    model.rows.removeFirst(count)
    #expect(page.all("listitem").map(\.name) == seen)
  }

  @Test("A list that is looked at from its top shows what comes in there")
  func changesAtTheTop() {
    let model = Rows(10_000)
    let page = RenderedPage { RowList(model: model) }
    model.rows.insert(Row(-1), at: 0)
    #expect(page.all("listitem").first?.name == "Row -1")
  }
}

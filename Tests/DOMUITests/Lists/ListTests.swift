import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Item: Identifiable {
  let id: Int
  var title: String
  init(_ id: Int) {
    self.id = id
    title = "Item \(id)"
  }
}

@Observable @MainActor
private final class Store {
  var items: [Item]
  var selection: Int?
  init(_ count: Int) { items = (0..<count).map { Item($0) } }
}

private struct Rows: View {
  let store: Store
  var body: some View {
    List {
      ForEach(store.items) { item in Text(item.title) }
        .onDelete { store.items.remove(at: $0.first ?? 0) }
    }
  }
}

@Suite("Lists")
@MainActor
struct ListTests {
  @Test("A short list is a list of items without counts of its own")
  func short() throws {
    let page = RenderedPage { List(0..<3) { Text("Row \($0)") } }
    #expect(page.all("listitem").map(\.name) == ["Row 0", "Row 1", "Row 2"])
    #expect(page.all("listitem")[0].attribute("aria-setsize") == nil)
  }

  @Test("Of ten thousand rows the first page is made, and the first row says which it is")
  func window() throws {
    let page = RenderedPage { Rows(store: Store(10_000)) }
    #expect(page.all("listitem").count == 40)
    #expect(page.all("listitem")[0].attribute("aria-setsize") == "10000")
    try page.find("list").send(
      "range", details: ["first": .number(5000), "last": .number(5010), "height": .number(50)])
    let rows = page.all("listitem")
    #expect(rows.count == 51)
    #expect(rows[0].name.hasPrefix("Item 4980"))
    #expect(rows[0].attribute("aria-posinset") == "4981")
  }

  @Test("A changed row costs one operation, however long the list is")
  func oneRow() {
    let store = Store(10_000)
    let page = RenderedPage { Rows(store: store) }
    let before = page.runtime.counts.bodies
    store.items[7].title = "New"
    #expect(page.takeOperations().count == 1)
    #expect(page.runtime.counts.bodies == before)
  }

  @Test("A removal in the middle sends few operations")
  func removal() {
    let store = Store(10_000)
    let page = RenderedPage { Rows(store: store) }
    store.items.remove(at: 20)
    // The row that went, the one that came in at the end, the spacer's height and three counts.
    #expect(page.takeOperations().count <= 6)
  }

  @Test("Rows that are far away are let go of, and so are their models")
  func lifetimes() throws {
    let store = Store(10_000)
    let page = RenderedPage { Rows(store: store) }
    weak let first = store.items.first
    try page.find("list").send("range", details: ["first": .number(800), "last": .number(810)])
    store.items.removeFirst(100)
    _ = page.takeOperations()
    #expect(first == nil)
    #expect(page.runtime.document.count < 300)
  }

  @Test("A row is deleted by its button, reachable by keyboard and pointer")
  func deletion() throws {
    let store = Store(3)
    let page = RenderedPage { Rows(store: store) }
    page.all("button", "Delete")[1].tap()
    #expect(store.items.map(\.id) == [0, 2])
    #expect(page.text == "Item 0\nDelete\nItem 2\nDelete")
  }

  @Test("A row is chosen by click and by keyboard, and only the two rows concerned change")
  func selection() throws {
    let store = Store(30)
    let page = RenderedPage {
      List(store.items, selection: Bindable(store).selection) { Text($0.title) }
    }
    let options = page.all("option")
    options[3].tap()
    #expect(store.selection == 3)
    _ = page.takeOperations()
    options[5].send("keydown", details: ["key": .string("Enter")])
    #expect(store.selection == 5)
    let operations = page.takeOperations()
    #expect(operations.count == 2, "\(operations)")
  }

  @Test("Sections mix headers, rows and footers, and fold")
  func sections() throws {
    let page = RenderedPage { Folding() }
    #expect(page.text == "Fruit\nApple\nPear\nfresh\nNuts\nAlmond")
    try page.tap("Nuts")
    #expect(page.text == "Fruit\nApple\nPear\nfresh\nNuts")
    #expect(page.all("heading").map(\.name) == ["Fruit", "Nuts"])
  }
}

private struct Folding: View {
  @State private var isExpanded = true
  var body: some View {
    List {
      Section {
        Text("Apple")
        Text("Pear")
      } header: {
        Text("Fruit")
      } footer: {
        Text("fresh")
      }
      Section("Nuts", isExpanded: $isExpanded) { Text("Almond") }
    }
  }
}

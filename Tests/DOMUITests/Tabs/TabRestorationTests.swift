import ElementTree
import Testing

@testable import DOMUI

private enum Place: Hashable {
  case shelf, shop
}

private struct OwnTabs: View {
  var body: some View {
    TabView {
      Counter(name: "one").tabItem { Text("One") }
      Counter(name: "two").tabItem { Text("Two") }
    }
  }
}

private struct BoundTabs: View {
  @State private var place = Place.shelf

  var body: some View {
    TabView(selection: $place) {
      Counter(name: "shelf").tabItem { Text("Shelf") }.tag(Place.shelf)
      Counter(name: "shop").tabItem { Text("Shop") }.tag(Place.shop)
    }
    Text(place == .shop ? "bound to the shop" : "bound to the shelf")
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { TapTarget("\(name) \(count)") { count += 1 } }
}

@Suite("Tabs after a restart")
@MainActor
struct TabRestorationTests {
  @Test("A choice that the tabs keep to themselves comes back, with the state of each tab")
  func ownChoice() throws {
    let app = RestartablePage { OwnTabs() }
    try app.page.tap("one 0")
    try app.page.find("tab", "Two").tap()
    try app.page.tap("two 0")
    app.restart()
    #expect(app.page.contains("two 1"))
    #expect(!app.page.contains("one 1"))
    #expect(try app.page.find("tab", "Two").attribute("aria-selected") == "true")
    try app.page.find("tab", "One").tap()
    #expect(app.page.contains("one 1"))
  }

  @Test("A bound choice of values that are not Codable comes back into its binding")
  func boundChoice() throws {
    let app = RestartablePage { BoundTabs() }
    try app.page.find("tab", "Shop").tap()
    app.restart()
    #expect(app.page.contains("bound to the shop"))
    #expect(app.page.contains("shop 0"))
    try app.page.find("tab", "Shelf").tap()
    #expect(app.page.contains("bound to the shelf"))
    #expect(app.page.contains("shelf 0"))
  }

  @Test("A place that no tab has is the first one's")
  func unknownPlace() throws {
    let app = RestartablePage { OwnTabs() }
    try app.page.find("tab", "Two").tap()
    app.noteKept()
    for text in ["9", "-1", "x"] {
      let kept = app.kept.mapValues { _ in text }
      let page = RenderedPage(request: PageRequest(kept: kept)) { OwnTabs() }
      #expect(page.contains("one 0"))
    }
  }
}

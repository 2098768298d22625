import Testing

@testable import DOMUI

@MainActor
private final class Log {
  var events: [String] = []
}

private struct Tabs: View {
  let log: Log
  @State private var selection = "a"

  var body: some View {
    TabView(selection: $selection) {
      ForEach(["a", "b"], id: \.self) { name in
        VStack {
          Text("panel \(name)")
          TapTarget("go") { selection = "b" }
        }
        .onAppear { log.events.append("+\(name)") }
        .onDisappear { log.events.append("-\(name)") }
        .tabItem { Text("Tab \(name)") }
        .tag(name)
      }
    }
  }
}

@Suite("Tab view")
@MainActor
struct TabViewTests {
  @Test("Only the chosen tab is made and shown; a covered one keeps its state")
  func choice() throws {
    let log = Log()
    let page = RenderedPage { Tabs(log: log) }
    #expect(page.contains("panel a"))
    #expect(!page.contains("panel b"))
    try page.find("tab", "Tab b").tap()
    #expect(page.contains("panel b"))
    #expect(!page.contains("panel a"))
    #expect(log.events == ["+a", "-a", "+b"])
  }

  @Test("The selection can be set by the app")
  func bound() throws {
    let page = RenderedPage { Tabs(log: Log()) }
    try page.tap("go")
    #expect(try page.find("tab", "Tab b").attribute("aria-selected") == "true")
  }

  @Test("Choosing the tab that is shown takes its stack back to the root, and leaves others alone")
  func reselection() throws {
    let page = RenderedPage {
      TabView {
        ForEach(["a", "b"], id: \.self) { name in
          NavigationStack {
            NavigationLink("Open \(name)") { Text("deep \(name)") }
          }
          .tabItem { Text("Tab \(name)") }
        }
      }
    }
    try page.tap("Open a")
    try page.find("tab", "Tab b").tap()
    try page.tap("Open b")
    #expect(page.contains("deep b"))
    try page.find("tab", "Tab b").tap()
    #expect(!page.contains("deep b"))
    #expect(page.contains("Open b"))
    try page.find("tab", "Tab a").tap()
    #expect(page.contains("deep a"), "the other tab is where it was left")
  }
}

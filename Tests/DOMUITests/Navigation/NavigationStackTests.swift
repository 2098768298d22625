import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Log {
  var events: [String] = []
}

private struct Library: View {
  let log: Log
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("First", value: 1)
        NavigationLink("Odd") { Text("odd screen") }
        NavigationLink("Firm") { Text("firm screen").navigationBarBackButtonHidden() }
        TapTarget("count \(count)") { count += 1 }
        TapTarget("open") { isOpen = true }
      }
      .navigationTitle("Library")
      .toolbar { ToolbarItem(placement: .primaryAction) { TapTarget("add") { count += 10 } } }
      .navigationDestination(for: Int.self) { Detail(number: $0, count: count) }
      .navigationDestination(isPresented: $isOpen) { Text("opened") }
      .onAppear { log.events.append("root appears") }
      .onDisappear { log.events.append("root leaves") }
    }
  }
}

private struct Detail: View {
  let number: Int
  let count: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("detail \(number) of \(count)").navigationTitle("Detail")
    TapTarget("leave") { dismiss() }
  }
}

@Suite("Navigation stack")
@MainActor
struct NavigationStackTests {
  @Test("A screen that a binding shows settles at once")
  func presentedSettles() throws {
    let page = RenderedPage { Library(log: Log()) }
    let before = page.runtime.counts.passes
    try page.tap("open")
    #expect(page.contains("opened"))
    #expect(page.runtime.counts.passes - before < 10)
  }

  @Test("A link pushes a screen, the way back takes it away, and the root is covered meanwhile")
  func push() throws {
    let log = Log()
    let page = RenderedPage { Library(log: log) }
    try page.find("link", "First").tap()
    #expect(page.contains("detail 1 of 0"))
    #expect(!page.contains("First"))
    #expect(try page.find("heading").name == "Detail")
    #expect(log.events == ["root appears", "root leaves"])
    try page.tap("Back")
    #expect(page.contains("First"))
    #expect(!page.contains("detail"))
    #expect(log.events == ["root appears", "root leaves", "root appears"])
  }

  @Test("The browser's Back takes a pushed screen away, but none that hides its way back")
  func browserBack() throws {
    let page = RenderedPage { Library(log: Log()) }
    #expect(screensAboveRoot(page).isEmpty)
    try page.find("link", "First").tap()
    try goBack(page)
    #expect(page.contains("First"))
    try page.find("link", "Firm").tap()
    try goBack(page)
    #expect(page.contains("firm screen"))
    #expect(screensAboveRoot(page).count == 1)
  }

  private func goBack(_ page: RenderedPage) throws {
    let screen = try #require(screensAboveRoot(page).last)
    page.runtime.handle(ElementEvent(target: screen.id, name: "back"))
    page.runtime.render()
  }

  private func screensAboveRoot(_ page: RenderedPage) -> [Element] {
    func screens(in element: Element) -> [Element] {
      (element.attributes["data-back"] == nil ? [] : [element])
        + element.children.flatMap { screens(in: $0) }
    }
    return screens(in: page.runtime.document.root)
  }

  @Test("A pushed screen leaves by its dismiss action")
  func dismiss() throws {
    let page = RenderedPage { Library(log: Log()) }
    try page.find("link", "First").tap()
    try page.tap("leave")
    #expect(page.contains("First"))
  }

  @Test("A screen that is bound to a value comes and goes with it")
  func bound() throws {
    let page = RenderedPage { Library(log: Log()) }
    try page.tap("open")
    #expect(page.contains("opened"))
    try page.tap("Back")
    #expect(!page.contains("opened"))
    try page.tap("open")
    #expect(page.contains("opened"))
  }

  @Test("An item of the toolbar stands in the bar and works on the screen's state")
  func toolbar() throws {
    let page = RenderedPage { Library(log: Log()) }
    try page.tap("add")
    #expect(page.contains("count 10"))
  }

  @Test("State of the root survives a visit to another screen")
  func stateSurvives() throws {
    let page = RenderedPage { Library(log: Log()) }
    try page.tap("count 0")
    try page.find("link", "Odd").tap()
    #expect(page.contains("odd screen"))
    try page.tap("Back")
    #expect(page.contains("count 1"))
  }
}

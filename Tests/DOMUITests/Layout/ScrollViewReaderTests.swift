import ElementTree
import Testing

@testable import DOMUI

private struct Entry: Identifiable {
  let id: Int
}

private struct Reader: View {
  let target: Int

  var body: some View {
    ScrollViewReader { proxy in
      List {
        Text("Start")
        Section("All") {
          ForEach((0..<10_000).map(Entry.init)) { Text(verbatim: "Row \($0.id)") }
        }
      }
      TapTarget("go") { proxy.scrollTo(target) }
    }
  }
}

@Suite("Scroll readers")
@MainActor
struct ScrollViewReaderTests {
  /// The names of the rows that the page was told to scroll to.
  private func scrolled(_ page: RenderedPage) -> [String] {
    page.takeOperations().compactMap { operation in
      guard case .command(.scrollIntoView(let id)) = operation else { return nil }
      return page.runtime.document.element(id).map { AccessibilityTree.text(of: $0) }
    }
  }

  @Test("A row is found by the identity of its element", arguments: [0, 7])
  func near(target: Int) throws {
    let page = RenderedPage { Reader(target: target) }
    try page.tap("go")
    #expect(scrolled(page) == ["Row \(target)"])
  }

  @Test("A row that is far away is made first", arguments: [500, 9_999])
  func far(target: Int) throws {
    let page = RenderedPage { Reader(target: target) }
    #expect(!page.contains("Row \(target)"))
    try page.tap("go")
    #expect(scrolled(page) == ["Row \(target)"])
    #expect(page.all("listitem").count < 100)
  }

  @Test("An identity that nothing has does nothing")
  func unknown() throws {
    let page = RenderedPage { Reader(target: -1) }
    try page.tap("go")
    #expect(scrolled(page) == [])
  }
}

import ElementTree
import Testing

@testable import DOMUI

@Suite("Content unavailable")
@MainActor
struct ContentUnavailableViewTests {
  @Test("The title is a heading, and the actions can be taken")
  func parts() throws {
    var taps = 0
    let page = RenderedPage {
      ContentUnavailableView {
        Label("No Books", systemImage: "books.vertical")
      } description: {
        Text("Books you add appear here.")
      } actions: {
        Button("Add a Book") { taps += 1 }
      }
    }
    #expect(try page.find("heading").name == "No Books")
    try page.tap("Add a Book")
    #expect(taps == 1)
    #expect(page.contains("Books you add appear here."))
  }

  @Test("The short form takes a symbol and a description")
  func short() throws {
    let page = RenderedPage {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("All read."))
    }
    #expect(page.contains("All read."))
    #expect(try page.find("heading").name == "No Mail")
  }

  @Test("A search without results names what was looked for, in the person's language")
  func search() {
    let page = RenderedPage(request: PageRequest(languages: ["de"])) {
      ContentUnavailableView.search(text: "Dune")
    }
    #expect(page.contains("Keine Ergebnisse für „Dune“"))
    #expect(RenderedPage { ContentUnavailableView.search }.contains("No Results"))
  }
}

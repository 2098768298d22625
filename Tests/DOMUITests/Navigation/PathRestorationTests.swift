import ElementTree
import Testing

@testable import DOMUI

private struct Book: Hashable, Codable {
  var title: String
  var year: Int
}

/// A value that cannot be kept.
private struct Ticket: Hashable {
  var number: Int
}

private struct Shop: View {
  @State private var asks = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Book", value: Book(title: "Emma", year: 1815))
        NavigationLink("Ticket", value: Ticket(number: 7))
        NavigationLink("Help") { Help() }
        TapTarget("ask") { asks = true }
      }
      .navigationDestination(for: Book.self) { Detail(book: $0) }
      .navigationDestination(for: Ticket.self) { Text("ticket \($0.number)") }
      .navigationDestination(isPresented: $asks) { Help() }
    }
  }
}

private struct Detail: View {
  let book: Book
  @State private var stars = 0

  var body: some View {
    VStack {
      Text("detail \(book.title) \(stars)")
      TapTarget("star") { stars += 1 }
      NavigationLink("Year", value: book.year)
    }
    .navigationDestination(for: Int.self) { Text("year \($0)") }
  }
}

private struct Help: View {
  @State private var pages = 0

  var body: some View {
    Text("help \(pages)")
    TapTarget("turn") { pages += 1 }
    NavigationLink("Ticket of the help", value: Ticket(number: 8))
  }
}

private struct BoundShop: View {
  @State private var path = NavigationPath()

  var body: some View {
    VStack {
      Text("depth \(path.count)")
      NavigationStack(path: $path) {
        NavigationLink("Book", value: Book(title: "Emma", year: 1815))
          .navigationDestination(for: Book.self) { Detail(book: $0) }
      }
      TapTarget("home") { path = NavigationPath() }
    }
  }
}

private struct DeepShop: View {
  @State private var path = [1, 2]

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)")
        TapTarget("deeper \(number)") { path.append(number * 10) }
      }
    }
  }
}

@Suite("A navigation stack after a restart")
@MainActor
struct PathRestorationTests {
  @Test("Screens of values come back with their state, also those of nested destinations")
  func values() throws {
    let app = RestartablePage { Shop() }
    try app.page.find("link", "Book").tap()
    try app.page.tap("star")
    try app.page.find("link", "Year").tap()
    app.restart()
    #expect(app.page.contains("year 1,815"))
    try app.page.tap("Back")
    #expect(app.page.contains("detail Emma 1"))
    try app.page.tap("Back")
    #expect(app.page.contains("Book"))
  }

  @Test("The screen of a link without a value comes back with its state")
  func link() throws {
    let app = RestartablePage { Shop() }
    try app.page.find("link", "Help").tap()
    try app.page.tap("turn")
    app.restart()
    #expect(app.page.contains("help 1"))
    #expect(!app.page.contains("Book"))
    try app.page.tap("Back")
    #expect(app.page.contains("Book"))
  }

  @Test("The screen of a binding comes back once, with its state")
  func presented() throws {
    let app = RestartablePage { Shop() }
    try app.page.find("link", "Book").tap()
    try app.page.tap("Back")
    try app.page.tap("ask")
    try app.page.tap("turn")
    app.restart()
    #expect(app.page.contains("help 1"))
    try app.page.tap("Back")
    #expect(app.page.contains("Book"))
    #expect(!app.page.contains("help"))
  }

  @Test("A value that is not Codable does not come back, nor does what stood above it")
  func notCodable() throws {
    let app = RestartablePage { Shop() }
    try app.page.find("link", "Help").tap()
    try app.page.find("link", "Ticket of the help").tap()
    #expect(app.page.contains("ticket 8"))
    app.restart()
    #expect(app.page.contains("help 0"))
    #expect(!app.page.contains("ticket"))
  }

  @Test("A bound path of any values is handed what came back")
  func boundPath() throws {
    let app = RestartablePage { BoundShop() }
    try app.page.find("link", "Book").tap()
    try app.page.tap("star")
    app.restart()
    #expect(app.page.contains("detail Emma 1"))
    #expect(app.page.contains("depth 1"))
    try app.page.tap("home")
    #expect(app.page.contains("depth 0"))
    app.restart()
    #expect(app.page.contains("depth 0"))
    #expect(!app.page.contains("detail"))
  }

  @Test("A bound path that is kept itself comes back once")
  func boundArray() throws {
    let app = RestartablePage { DeepShop() }
    try app.page.tap("deeper 2")
    #expect(app.page.contains("number 20"))
    app.restart()
    #expect(app.page.contains("number 20"))
    try app.page.tap("Back")
    #expect(app.page.contains("number 2"))
    try app.page.tap("Back")
    #expect(app.page.contains("number 1"))
  }

  @Test("Going back is kept too, and a screen that was left begins anew")
  func left() throws {
    let app = RestartablePage { Shop() }
    try app.page.find("link", "Book").tap()
    try app.page.tap("star")
    try app.page.tap("Back")
    app.noteKept()
    #expect(app.kept.isEmpty)
    app.restart()
    #expect(app.page.contains("Book"))
    try app.page.find("link", "Book").tap()
    #expect(app.page.contains("detail Emma 0"))
  }

  @Test("Whatever a page hands back, the stack comes up")
  func hostile() throws {
    let app = RestartablePage { Shop() }
    try app.page.find("link", "Book").tap()
    app.noteKept()
    for text in ["", "null", "[]", "[{\"id\":1}]", "{", "[1,2]", "\u{0}"] {
      let kept = app.kept.mapValues { _ in text }
      let page = RenderedPage(request: PageRequest(kept: kept)) { Shop() }
      #expect(page.contains("Book"))
      #expect(!page.contains("detail"))
    }
  }
}

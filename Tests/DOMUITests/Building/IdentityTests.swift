import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Books {
  enum State {
    case loading
    case failed(String)
    case loaded([String])
  }
  var state = State.loading
  var titles: [String] = []
  var hasNote = false
  var edition = 1
}

private struct Loading: View {
  let books: Books

  var body: some View {
    switch books.state {
    case .loading: Text("loading")
    case .failed(let reason): Text("failed: \(reason)")
    case .loaded(let titles): ForEach(titles, id: \.self) { Text($0) }
    }
    Text("end")
  }
}

private struct Rows: View {
  let books: Books

  var body: some View {
    Text("top")
    if books.hasNote { Text("note") }
    ForEach(books.titles, id: \.self) { Row(title: $0) }
    if !books.hasNote { Text("no note") }
    Text("bottom")
  }
}

private struct Row: View {
  let title: String
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    TextField(title, text: $text)
    TapTarget("\(title) \(count)") { count += 1 }
  }
}

private struct Edition: View {
  let books: Books

  var body: some View { Row(title: "page").id(books.edition) }
}

private struct Mark: EnvironmentKey {
  static let defaultValue = "unmarked"
}

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[Mark.self] }
    set { self[Mark.self] = newValue }
  }
}

private struct Marked: View {
  @Environment(\.mark) private var mark
  var body: some View { Text(mark) }
}

/// A view whose type is as deep as asked for.
@MainActor
private func deep<Content: View>(_ content: Content, _ depth: Int) -> AnyView {
  depth == 0 ? AnyView(content) : deep(content.padding(1), depth - 1)
}

@Suite("Identity and structure")
@MainActor
struct IdentityTests {
  @Test("A loop inside a switch over states survives every change of state and of length")
  func states() {
    let books = Books()
    let page = RenderedPage { Loading(books: books) }
    for titles in [["a", "b", "c"], [], ["c"], ["d", "c", "a", "b"], ["a"]] {
      books.state = .loading
      #expect(page.text == "loading\nend")
      books.state = .loaded(titles)
      #expect(page.text == (titles + ["end"]).joined(separator: "\n"))
      books.state = .failed("offline")
      #expect(page.text == "failed: offline\nend")
      books.state = .loaded(titles.reversed())
      #expect(page.text == (titles.reversed() + ["end"]).joined(separator: "\n"))
    }
  }

  @Test("What comes back stands where it stood, before and after a loop that was empty")
  func places() {
    let books = Books()
    let page = RenderedPage { Rows(books: books) }
    #expect(page.text == "top\nno note\nbottom")
    books.titles = ["a"]
    books.hasNote = true
    #expect(page.text == "top\nnote\na 0\nbottom")
    books.titles = []
    #expect(page.text == "top\nnote\nbottom")
    books.hasNote = false
    books.titles = ["b"]
    #expect(page.text == "top\nb 0\nno note\nbottom")
  }

  @Test("Fields of a loop stay in the page while others come, go and change")
  func fieldsStay() throws {
    let books = Books()
    books.titles = ["a", "b"]
    let page = RenderedPage { Rows(books: books) }
    let field = try page.find("textbox", "b").element
    books.titles = ["a", "new", "b"]
    _ = page.takeOperations()
    books.hasNote = true
    books.titles = ["new", "b", "c"]
    let operations = page.takeOperations()
    #expect(try page.find("textbox", "b").element === field)
    for case .remove(let id) in operations { #expect(id != field.id) }
    for case .move(let id, _, _) in operations { #expect(id != field.id) }
  }

  @Test("Elements that share an identity are all shown, each with state of its own")
  func duplicates() throws {
    let books = Books()
    books.titles = ["same", "same", "other"]
    let page = RenderedPage { Rows(books: books) }
    #expect(page.text == "top\nsame 0\nsame 0\nother 0\nno note\nbottom")
    try #require(page.all("button").first).tap()
    #expect(page.text == "top\nsame 1\nsame 0\nother 0\nno note\nbottom")
    books.titles = ["other", "same", "same"]
    #expect(page.text == "top\nother 0\nsame 1\nsame 0\nno note\nbottom")
  }

  @Test("A change inside an array of a model is shown")
  func arrays() {
    let books = Books()
    let page = RenderedPage { Rows(books: books) }
    books.titles.append("a")
    books.titles.insert("b", at: 0)
    #expect(page.contains("b 0\na 0"))
    books.titles.swapAt(0, 1)
    #expect(page.contains("a 0\nb 0"))
    books.titles[0] = "c"
    #expect(page.contains("c 0\nb 0"))
  }

  @Test("Another id makes another view, with state of its own; the same one keeps it")
  func identifier() throws {
    let books = Books()
    let page = RenderedPage { Edition(books: books) }
    try page.tap("page 0")
    books.edition = 1
    #expect(page.contains("page 1"))
    books.edition = 2
    #expect(page.contains("page 0"))
  }

  @Test("A key of the app's own has its default and takes values")
  func environmentKey() {
    let page = RenderedPage {
      Marked()
      Marked().environment(\.mark, "marked")
    }
    #expect(page.text == "unmarked\nmarked")
  }

  @Test("A stack shows screens of very deep types")
  func deepTypes() throws {
    let page = RenderedPage {
      NavigationStack {
        NavigationLink("deep") { deep(Text("bottom"), 100) }
      }
    }
    try page.find("link", "deep").tap()
    #expect(page.contains("bottom"))
  }

  @Test("A thousand fields cost an update no more than one")
  func manyFields() throws {
    let books = Books()
    books.titles = (0..<1000).map { "row \($0)" }
    let page = RenderedPage { Rows(books: books) }
    let before = page.runtime.counts
    try page.tap("row 500 0")
    let changes = page.takeOperations().filter { if case .command = $0 { false } else { true } }
    #expect(changes.count == 1)
    #expect(page.runtime.counts.bodies - before.bodies <= 4)
  }
}

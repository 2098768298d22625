import ElementTree
import Testing

@testable import DOMUI

private enum Field: Hashable { case title, author }

private struct Screen: View {
  @FocusState private var field: Field?
  @FocusState private var isHeadingFocused: Bool
  @State private var shows = false

  var body: some View {
    VStack {
      Text("Book").focused($isHeadingFocused)
      TextField("Title", text: .constant("")).padding(4).focused($field, equals: .title)
      if shows {
        TextField("Author", text: .constant("")).focused($field, equals: .author)
      }
      Text(verbatim: "at \(field.map { "\($0)" } ?? "nothing")")
      Button("Go") {
        shows = true
        field = .author
      }
      Button("Heading") { isHeadingFocused = true }
      Button("Leave") { field = nil }
      Button("Save") {}.keyboardShortcut("s")
      Button("OK") {}.keyboardShortcut(.defaultAction)
    }
  }
}

@Suite("Focus")
@MainActor
struct FocusTests {
  private func commands(_ page: RenderedPage) -> [ElementCommand] {
    page.takeOperations().compactMap {
      if case .command(let command) = $0, !command.isKeeping { command } else { nil }
    }
  }

  @Test("The state follows the page, through the elements around the field")
  func following() throws {
    let page = RenderedPage { Screen() }
    let title = try page.find("textbox", "Title")
    title.send("focus")
    #expect(page.contains("at title"))
    title.send("blur")
    #expect(page.contains("at nothing"))
    #expect(commands(page).isEmpty)
  }

  @Test("A field that comes in the same turn is focused once it is there")
  func moving() throws {
    let page = RenderedPage { Screen() }
    try page.tap("Go")
    let author = try page.find("textbox", "Author")
    #expect(commands(page) == [.focus(author.element.id)])
    author.send("focus")
    try page.tap("Leave")
    #expect(commands(page) == [.blur(author.element.id)])
  }

  @Test("A heading can be moved to and is not in the order of the Tab key")
  func heading() throws {
    let page = RenderedPage { Screen() }
    try page.tap("Heading")
    #expect(commands(page).count == 1)
    #expect(page.html.contains("tabindex=\"-1\""))
  }

  @Test("Shortcuts are told to the page and to assistive technology")
  func shortcuts() throws {
    let page = RenderedPage { Screen() }
    #expect(try page.find("button", "Save").attribute("data-shortcut") == "meta+s")
    #expect(try page.find("button", "Save").attribute("aria-keyshortcuts") == "Control+S")
    #expect(try page.find("button", "OK").attribute("data-shortcut") == "enter")
  }
}

extension ElementCommand {
  var isKeeping: Bool {
    if case .keep = self { true } else { false }
  }
}

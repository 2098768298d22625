import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Draft {
  var title = ""
  var price = 3
  var isDigital = false
  var isLocked = false
  var submitted: [String] = []
}

private struct Editor: View {
  @Bindable var draft: Draft
  var body: some View {
    Form {
      Section("Book") {
        TextField("Title", text: $draft.title)
          .onSubmit { draft.submitted.append("inner") }
        TextField("Price", value: $draft.price, format: .number)
        Toggle("Digital", isOn: $draft.isDigital)
      }
    }
    .disabled(draft.isLocked)
    .onSubmit { draft.submitted.append("outer") }
  }
}

@Suite("Fields")
@MainActor
struct FieldTests {
  @Test("Typing writes the binding and sends nothing back")
  func typing() throws {
    let draft = Draft()
    let page = RenderedPage { Editor(draft: draft) }
    try page.type("Dune", into: "Title")
    #expect(draft.title == "Dune")
    #expect(page.takeOperations().isEmpty)
  }

  @Test("A text that the app changed on the way is sent back")
  func rewriting() throws {
    let model = Draft()
    let page = RenderedPage {
      TextField(
        "Code",
        text: Binding(get: { model.title }, set: { model.title = String($0.prefix(3)) }))
    }
    try page.type("abcdef", into: "Code")
    #expect(try page.find("textbox").value == .string("abc"))
    _ = page.takeOperations()
    // The model's value is the same as before: the page must be told all the same.
    try page.type("abcx", into: "Code")
    #expect(page.takeOperations().count == 1)
  }

  @Test("Submitting calls the actions from the inside out")
  func submitting() throws {
    let draft = Draft()
    let page = RenderedPage { Editor(draft: draft) }
    try page.find("textbox", "Title").send("submit")
    #expect(draft.submitted == ["inner", "outer"])
  }

  @Test("A scope keeps submissions inside")
  func submitScope() throws {
    var heard = 0
    let page = RenderedPage {
      TextField("Title", text: .constant("")).submitScope().onSubmit { heard += 1 }
    }
    try page.find("textbox").send("submit")
    #expect(heard == 0)
  }

  @Test("A formatted value is read at the end; what cannot be read gives way to the old value")
  func format() throws {
    let draft = Draft()
    let page = RenderedPage { Editor(draft: draft) }
    let price = try page.find("textbox", "Price")
    price.send("change", value: .string("12"))
    #expect(draft.price == 12)
    price.send("change", value: .string("many"))
    #expect(draft.price == 12)
    #expect(price.value == .string("12"))
  }

  @Test("A switch is named by its label, and a refused change is taken back")
  func toggle() throws {
    let draft = Draft()
    let page = RenderedPage { Editor(draft: draft) }
    let box = try page.find("switch", "Digital")
    box.send("change", value: .bool(true))
    #expect(draft.isDigital)
    draft.isLocked = true
    _ = page.takeOperations()
    box.send("change", value: .bool(false))
    #expect(draft.isDigital)
    #expect(box.value == .bool(true))
    #expect(page.takeOperations().count == 1)
  }

  @Test("A disabled field is read-only, so that it keeps the focus")
  func disabled() throws {
    let draft = Draft()
    draft.isLocked = true
    let page = RenderedPage { Editor(draft: draft) }
    let title = try page.find("textbox", "Title")
    #expect(!title.isEnabled)
    #expect(title.attribute("readonly") != nil)
    title.send("input", value: .string("x"))
    #expect(draft.title.isEmpty)
    #expect(title.value == .string(""))
  }

  @Test("Fields keep a name of their place, and the section's title names the group")
  func names() throws {
    let first = RenderedPage { Editor(draft: Draft()) }
    let second = RenderedPage { Editor(draft: Draft()) }
    let name = try first.find("textbox", "Title").attribute("name")
    #expect(name != nil)
    #expect(try second.find("textbox", "Title").attribute("name") == name)
    #expect(try first.find("textbox", "Price").attribute("name") != name)
    #expect(try first.find("group").name == "Book")
  }
}

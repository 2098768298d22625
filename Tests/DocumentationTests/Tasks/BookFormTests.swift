import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@Suite("Task: a form", .timeLimit(.minutes(1)))
@MainActor
struct BookFormTests {
  @Test("Save says what is missing; once it is there, it saves")
  func form() async throws {
    let library = Library()
    let model = BookFormModel(library: library)
    let page = RenderedPage { BookForm(model: model) }
    #expect(try !page.find("button", "Save").isEnabled)
    #expect(page.contains("Title"))
    try page.type("Emma", into: "Title")
    try page.type("1815", into: "Year")
    #expect(model.form.disabledReason == nil)
    try page.tap("Save")
    await library.changes.call(1).succeed(())
    await until { model.save.phase.isSucceeded }
  }

  @Test("What the server rejects is said at the field, and the focus is sent there")
  func rejected() async throws {
    let library = Library()
    let model = BookFormModel(library: library)
    let page = RenderedPage { BookForm(model: model) }
    try page.type("Emma", into: "Title")
    try page.type("1815", into: "Year")
    try page.tap("Save")
    await library.changes.call(1).fail(FieldRejections(["title": "You have this book."]))
    await until { model.title.message == "You have this book." }
    #expect(page.contains("You have this book."))
    #expect(model.save.phase.error == nil)
  }
}

import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@Suite("Task: a save button", .timeLimit(.minutes(1)))
@MainActor
struct SaveButtonTests {
  let library = Library()

  @Test("It is guarded and disabled from the first moment, says what failed, and works again")
  func saves() async throws {
    let model = BookModel(library: library)
    let page = RenderedPage { SaveBar(model: model) }
    let button = try page.find("button", "Save")
    button.tap()
    let first = await library.changes.call(1)
    #expect(!button.isEnabled)
    first.fail(OfflineError())
    let failure = FailureDescription(OfflineError(), strings: .localized(languageTag: "en"))
    await until { page.contains(failure.title) }
    try page.tap("Save")
    await library.changes.call(2).succeed(())
    await until { model.save.phase.isSucceeded }
    let keys = await library.keys.all
    #expect(Set(keys).count == 1)
  }

  @Test("Where it cannot be used it is shown, disabled, with the reason")
  func reason() throws {
    let model = BookModel(library: library)
    model.draft.title = ""
    let page = RenderedPage { SaveBar(model: model) }
    #expect(try !page.find("button", "Save").isEnabled)
    #expect(page.contains("Give the book a title."))
    model.draft.title = "Emma"
    #expect(try page.find("button", "Save").isEnabled)
    #expect(!page.contains("Give the book a title."))
  }

  @Test("A button can keep its mutation to itself")
  func action() async throws {
    let page = RenderedPage { SyncButton(library: library) }
    try page.tap("Sync now")
    _ = await library.changes.call(1)
    #expect(try !page.find("button", "Sync now").isEnabled)
  }

  @Test("Return and a tap share one guard")
  func keyboard() async throws {
    let model = BookModel(library: library)
    let page = RenderedPage { SaveForm(model: model) }
    try page.find("textbox", "Title").send("submit")
    _ = await library.changes.call(1)
    await settle()
    #expect(model.save.isBusy)
    #expect(try !page.find("button", "Save").isEnabled)
    #expect(library.changes.callCount == 1)
  }
}

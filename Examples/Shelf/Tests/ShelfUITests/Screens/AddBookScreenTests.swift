#if canImport(DOMUI)
  import DOMUI
  import FeedbackStates
  import ShelfKit
  import Testing

  @testable import ShelfUI

  @MainActor
  @Suite("Form for a new book, screen")
  struct AddBookScreenTests {
    @Test("Save is disabled with its reason, then saves, closes the form and says so")
    func save() async throws {
      let shelf = try await TestShelf("Persuasion")
      let page = try await shelf.openPage()
      try page.tap("Add a Book")
      try await page.shows("New Book")
      #expect(try !page.find("button", "Save").isEnabled)
      #expect(page.contains("Title"))
      try page.type("Emma", into: "Title")
      #expect(try page.find("button", "Save").isEnabled)
      try page.tap("Save")
      try await page.shows("“Emma” is on your shelf")
      try await eventually { shelf.titles == ["Emma", "Persuasion"] }
      try await eventually { page.all("textbox", "Title").isEmpty }
    }

    @Test("a form with text asks before it is thrown away")
    func cancel() async throws {
      let shelf = try await TestShelf()
      let page = try await shelf.openPage()
      try await page.shows("Your Shelf Is Empty")
      page.all("button", "Add a Book").first?.tap()
      try page.type("Emma", into: "Title")
      try page.tap("Cancel")
      try await page.shows("Discard this book?")
      try page.tap("Discard")
      try await eventually { page.all("textbox", "Title").isEmpty }
      #expect(try await shelf.storedTitles() == [])
    }
  }
#endif

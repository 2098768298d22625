#if canImport(DOMUI)
  import DOMUI
  import ElementTree
  import FeedbackStates
  import ShelfKit
  import Testing

  @testable import ShelfUI

  @MainActor
  @Suite("Import, screen")
  struct ImportScreenTests {
    private func openImport(_ shelf: TestShelf) async throws -> RenderedPage {
      let page = try await shelf.openPage()
      try page.tap("Import")
      try await page.shows("Import the Sample")
      return page
    }

    @Test("imports the sample and shows the shelf")
    func sample() async throws {
      let shelf = try await TestShelf()
      let page = try await openImport(shelf)
      try page.tap("Import the Sample")
      try await page.shows("Books Added")
      try page.tap("Show the Shelf")
      try await eventually { (shelf.titles?.count ?? 0) >= 200 }
    }

    @Test("names the line and column of each mistake, and imports the rest when told to")
    func theRest() async throws {
      let shelf = try await TestShelf()
      let page = try await openImport(shelf)
      try page.tap("Import a File with Mistakes")
      try await page.shows("Rows to Mend")
      #expect(page.contains("books-with-mistakes.csv, line 3, column 24"))
      try page.tap("Import the Other 3 Books")
      try await page.shows("3 Books Added")
      #expect(try await shelf.storedTitles() == ["Emma", "Orlando", "Tristram Shandy"])
    }

    @Test("imports nothing when told to")
    func nothing() async throws {
      let shelf = try await TestShelf()
      let page = try await openImport(shelf)
      try page.tap("Import a File with Mistakes")
      try await page.shows("Rows to Mend")
      try page.tap("Import Nothing")
      try await page.shows("Import the Sample")
      #expect(try await shelf.storedTitles() == [])
    }

    @Test("pasting is offered once there is text")
    func paste() async throws {
      let shelf = try await TestShelf()
      let page = try await openImport(shelf)
      #expect(try !page.find("button", "Import the Text").isEnabled)
      try page.type("title\nEmma", into: "CSV text")
      try page.tap("Import the Text")
      try await page.shows("1 Book Added")
    }

    @Test(
      "a text with a mistake stays to be mended, with what is wrong above it and no useless Retry")
    func mistake() async throws {
      let shelf = try await TestShelf()
      let page = try await openImport(shelf)
      try page.type("name\nEmma", into: "CSV text")
      try page.tap("Import the Text")
      try await page.shows("pasted.csv:1:1: No column is named “title”.")
      #expect(try page.find("textbox", "CSV text").value == .string("name\nEmma"))
      #expect(page.all("button").allSatisfy { $0.name != "Try Again" })
      try page.type("title\nEmma", into: "CSV text")
      try page.tap("Import the Text")
      try await page.shows("1 Book Added")
    }

    @Test("tells books that are twice in the file from those on the shelf")
    func duplicates() async throws {
      let shelf = try await TestShelf()
      let page = try await openImport(shelf)
      let text = "title,isbn\nOrlando,9780141184272\nOrlando 2,978-0141184272\nHowl,1"
      try page.type(text, into: "CSV text")
      try page.tap("Import the Text")
      try await page.shows("Twice in the File")
      #expect(page.contains("Line 3: “Orlando 2” has the ISBN of “Orlando”"))
      #expect(!page.contains("Already on Your Shelf"))
    }

    @Test("a running import shows how far it is and can be stopped")
    func stop() async throws {
      let shelf = try await TestShelf(conditions: Conditions(latency: .noticeable))
      let page = RenderedPage { ImportScreen(shelf: shelf.model).environment(shelf.model) }
      try page.tap("Import the Sample")
      try await page.shows("Checking rows…")
      #expect(page.all("progressbar").count == 1)
      try page.tap("Stop")
      try await page.shows("Import the Sample")
      #expect(try await shelf.storedTitles() == [])
    }
  }
#endif

#if canImport(DOMUI)
  import DOMUI
  import FeedbackStates
  import FeedbackStatesTesting
  import ShelfKit
  import Testing

  @testable import ShelfUI

  @MainActor
  @Suite("List of books, screen")
  struct BookListScreenTests {
    @Test("shows the books with author and year")
    func list() async throws {
      let shelf = try await TestShelf()
      let draft = BookDraft(title: "Emma", author: "Jane Austen", year: "1815")
      _ = try await shelf.base.add(NewBook(draft, rules: .fixed))
      let page = try await shelf.openPage()
      try await page.shows("Emma")
      #expect(page.contains("Jane Austen · 1815"))
      #expect(page.contains("1 book"))
    }

    @Test("an empty shelf says what to do next")
    func empty() async throws {
      let page = try await TestShelf().openPage()
      try await page.shows("Your Shelf Is Empty")
      try page.tap("Import Books")
      try await page.shows("Import the Sample")
    }

    @Test("a shelf that cannot be loaded says why, and Try Again loads it")
    func failure() async throws {
      let shelf = try await TestShelf("Emma", conditions: Conditions(failure: .offline))
      let page = RenderedPage { RootView(shelf: shelf.model) }
      try await page.shows("There is no network connection.")
      await shelf.apply(Conditions())
      try page.tap("Try Again")
      try await page.shows("Emma")
      #expect(!page.contains("There is no network connection."))
    }

    @Test("where permission is missing, the way to give it is offered, and no vain attempt")
    func permission() async throws {
      let shelf = try await TestShelf("Emma", conditions: Conditions(failure: .permissionDenied))
      let page = RenderedPage { RootView(shelf: shelf.model) }
      try await page.shows("You may not use this shelf.")
      #expect(page.all("button", "Try Again").isEmpty)
      try page.tap("Open Settings")
      try await page.shows("Load the List Again")
      await shelf.apply(Conditions())
      try page.tap("Done")
      try await page.shows("Emma")
    }

    @Test("a tick finishes one book")
    func finish() async throws {
      let shelf = try await TestShelf("Emma", "Persuasion")
      let page = try await shelf.openPage()
      try await page.shows("Emma")
      try page.tap("Mark “Emma” as finished")
      try await eventually { try shelf.book("Emma").isFinished }
      try await eventually { page.all("button", "Mark “Emma” as not finished").count == 1 }
      #expect(try !shelf.book("Persuasion").isFinished)
    }

    @Test("a search finds books as it is typed, and an empty result can be cleared")
    func search() async throws {
      let shelf = try await TestShelf("Emma", "Persuasion")
      let page = try await shelf.openPage()
      try page.find("searchbox").type("emm")
      try await eventually { shelf.titles == ["Emma"] }
      #expect(!page.contains("Persuasion"))
      try page.find("searchbox").type("nothing like it")
      try await page.shows("No Results for “nothing like it”")
      try page.tap("Clear the Search")
      try await page.shows("Persuasion")
    }

    @Test("a hostile title is text, and its bidi controls do not reach the page")
    func hostile() async throws {
      let page = try await TestShelf("<img src=x>\u{202E}&amp;").openPage()
      try await page.shows("<img src=x>&amp;")
      #expect(!page.contains("\u{202E}"))
    }

    @Test("a book opens, and deleting it offers Undo")
    func delete() async throws {
      let shelf = try await TestShelf("Emma", "Persuasion")
      let page = try await shelf.openPage()
      try await page.shows("Emma")
      page.all("link").first { $0.name.hasPrefix("Emma") }?.tap()
      page.all("button").first { $0.name == "Emma" }?.tap()
      try await page.shows("Delete Book")
      try page.tap("Delete Book")
      try await page.shows("Deleted “Emma”")
      #expect(shelf.titles == ["Persuasion"])
      try page.tap("Undo")
      try await eventually { shelf.titles == ["Emma", "Persuasion"] }
    }
  }
#endif

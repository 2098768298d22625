import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@Suite("The read-me's screen", .timeLimit(.minutes(1)))
@MainActor
struct ReadMeTests {
  @Test("It loads, says that there is nothing, and adds a book")
  func screen() async throws {
    let library = Library()
    // docs: read-me-models
    let books = Loader { try await library.books() }
    let save = Mutation<Book, Void> { book, _ in
      try await library.save(book)
      books.edit { $0.append(book) }
    }
    // docs: end
    let page = RenderedPage { Shelf(books: books, save: save) }
    await library.answers.call(1).succeed([])
    // On the real clock: where this machine was slow, an indicator came and stays for its minimum.
    repeat { await settle() } while books.indicator.phase != .idle
    #expect(page.contains("Add the first below."))
    try page.tap("Add Emma")
    await library.changes.call(1).succeed(())
    await until { !page.contains("No books yet") }
    #expect(books.state == .success([.emma]))
  }
}

import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Features: paging", .timeLimit(.minutes(1)))
@MainActor
struct PagingTests {
  let pages = Gate<Page<Book, Int>>()

  private func answer(_ call: Int, _ items: [Book], next: Int?) async {
    await pages.call(call).succeed(Page(items: items, next: next))
    await settle()
  }

  @Test("The footer of a list is a state of its own, and a page that failed is retried in place")
  func footer() async {
    let pages = pages
    // docs: paging
    let books = PagedLoader<Book, Int> { cursor in
      // `cursor` is nil for the first page.
      try await pages.run()
    }
    // books.state is the list; books.footer is the end of it: .loading while a page comes,
    // .failure with `books.retryPage()` to ask for it again, .success when there are no more.
    // docs: end
    start { books.load() }
    await answer(1, [.emma], next: 1)
    books.loadNextPage()
    await pages.call(2).fail(ServerError())
    await until { books.footer.isFailure }
    #expect(books.state == .success([.emma]))
    books.loadNextPage()
    await settle()
    #expect(pages.callCount == 2)
    books.retryPage()
    await answer(3, [.persuasion], next: nil)
    await until { books.state == .success([.emma, .persuasion]) }
    #expect(books.footer == .success(EndOfPages()))
  }

  @Test("An item that two pages bring is in the list once")
  func deduplicated() async {
    let pages = pages
    let books = PagedLoader<Book, Int> { _ in try await pages.run() }
    start { books.load() }
    await answer(1, [.emma], next: 1)
    // docs: page-duplicates
    books.loadNextPage()  // brings Emma again, since somebody added a book meanwhile
    // docs: end
    await answer(2, [.emma, .persuasion], next: nil)
    await until { books.state == .success([.emma, .persuasion]) }
  }

  @Test("A page that comes late does not undo what the person did meanwhile")
  func edits() async {
    let pages = pages
    let books = PagedLoader<Book, Int> { _ in try await pages.run() }
    start { books.load() }
    await answer(1, [.emma], next: 1)
    books.loadNextPage()
    let late = await pages.call(2)
    // docs: page-edits
    books.remove(id: Book.persuasion.id)
    // docs: end
    late.succeed(Page(items: [.persuasion], next: nil))
    await until { books.footer.isSuccess }
    #expect(books.state == .success([.emma]))
  }

  @Test("A short first page is followed by more, as long as the footer is on screen")
  func shortPages() async {
    let pages = pages
    let books = PagedLoader<Book, Int> { _ in try await pages.run() }
    start { books.load() }
    // docs: page-fill
    books.footerAppeared()
    // docs: end
    await answer(1, [.emma], next: 1)
    await answer(2, [.persuasion], next: nil)
    await until { books.state == .success([.emma, .persuasion]) }
  }
}

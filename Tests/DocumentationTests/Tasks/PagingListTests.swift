import FeedbackStates
import FeedbackStatesTesting
import FeedbackStatesUI
import SwiftUI
import Testing

@Suite("Task: a paging list", .timeLimit(.minutes(1)))
@MainActor
struct PagingListTests {
  @Test("A page that fails is retried at the end of the list", arguments: [true, false])
  func pages(byHand: Bool) async throws {
    let pages = Gate<Page<Book, Int>>()
    let books = PagedLoader<Book, Int>(
      options: LoaderOptions(timing: .zero, clock: ManualClock())
    ) { _ in try await pages.run() }
    let page = RenderedPage {
      Group {
        if byHand { SectionedBookList(books: books) } else { PagingBookList(books: books) }
      }
      .indicators(timing: .zero)
    }
    await pages.call(1).succeed(Page(items: [.emma], next: 1))
    await until { page.contains("Emma") }
    if pages.callCount < 2 { books.loadNextPage() }
    await pages.call(2).fail(ServerError())
    await until { page.contains("Emma") }
    await until { !page.all("button", "Try Again").isEmpty }
    try page.tap("Try Again")
    await pages.call(3).succeed(Page(items: [.persuasion], next: nil))
    await until { page.contains("Persuasion") }
    #expect(page.contains(FeedbackStrings.localized(languageTag: "en").endOfList))
  }
}

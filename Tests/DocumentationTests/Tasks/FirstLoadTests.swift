import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@Suite("Task: a first load", .timeLimit(.minutes(1)))
@MainActor
struct FirstLoadTests {
  let library = Library()
  let clock = ManualClock()

  private func loader() -> Loader<[Book]> {
    let library = library
    return Loader(options: LoaderOptions(clock: clock)) { try await library.books() }
  }

  @Test("Both screens load by themselves and show each state", arguments: [true, false])
  func states(byHand: Bool) async throws {
    let books = loader()
    let page = RenderedPage {
      if byHand { PlainBookScreen(books: books) } else { BookScreen(books: books) }
    }
    let first = await library.answers.call(1)
    #expect(page.all("progressbar").isEmpty)
    await clock.advance(by: .milliseconds(300))
    await until { page.contains("Loading your books") }
    first.fail(ServerError())
    await until { books.indicator.phase == .lingering }
    await clock.advance(by: .milliseconds(400))
    await until { !page.all("button", "Try Again").isEmpty }
    try page.tap("Try Again")
    await library.answers.call(2).succeed([])
    await until { page.contains("No books yet") }
    start { books.refresh() }
    await library.answers.call(3).succeed([.emma])
    await until { page.contains("Emma") }
    page.close()
  }
}

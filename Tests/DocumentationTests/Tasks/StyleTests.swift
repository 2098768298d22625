import FeedbackStates
import FeedbackStatesTesting
import FeedbackStatesUI
import SwiftUI
import Testing

@Suite("Task: styles and words", .timeLimit(.minutes(1)))
@MainActor
struct StyleTests {
  let library = Library()
  let clock = ManualClock()

  private func loader(timing: IndicatorTiming = .standard) -> Loader<[Book]> {
    let library = library
    return Loader(options: LoaderOptions(timing: timing, clock: clock)) {
      try await library.books()
    }
  }

  @Test("A style of the app's own draws the wait, and offers to stop it once that is due")
  func waiting() async throws {
    let books = loader()
    let page = RenderedPage { StyledBooks(books: books) }
    _ = await library.answers.call(1)
    await clock.advance(by: .milliseconds(300))
    await until { page.contains("Loading your books") }
    #expect(!page.contains("Stop waiting"))
    await clock.advance(by: .seconds(10))
    await until { !page.all("button", "Stop waiting").isEmpty }
    try page.tap("Stop waiting")
    #expect(books.state == .notInitiated)
  }

  @Test("Placeholders are hidden from assistive technology, which finds one element for them")
  func skeleton() async {
    let books = loader()
    let page = RenderedPage { SkeletonBooks(books: books) }
    _ = await library.answers.call(1)
    await clock.advance(by: .milliseconds(300))
    await until { page.html.components(separatedBy: "A title of usual length").count == 5 }
    #expect(page.all("progressbar").map(\.name) == ["Loading your books"])
    #expect(page.html.contains("aria-hidden=\"true\""))
  }

  @Test("A button style of the app's own draws each phase")
  func button() async throws {
    let library = library
    let save = Mutation<Book, Void>(indicator: .zero, clock: clock) { book, _ in
      try await library.save(book)
    }
    let page = RenderedPage {
      MutationButton("Save", mutation: save, input: .emma)
        .mutationButtonStyle(DotsMutationButtonStyle())
    }
    #expect(page.contains("Save"))
    try page.tap("Save")
    _ = await library.changes.call(1)
    #expect(page.contains("…"))
    #expect(!page.contains("Save"))
  }

  @Test("Each default word can be replaced")
  func strings() async throws {
    let books = loader(timing: .zero)
    let page = RenderedPage { RenamedBooks(books: books) }
    await library.answers.call(1).fail(ServerError())
    await until { !page.all("button", "Once more").isEmpty }
    try page.tap("Once more")
    _ = await library.answers.call(2)
    #expect(books.state.isLoading)
  }

  @Test("An overlay says what the whole screen waits for, and how far it is")
  func overlay() async {
    let gate = Gate<Void>()
    let migration = Mutation<Void, Void> { _, context in
      context.report(progress: 0.25)
      try await gate.run()
    }
    let page = RenderedPage { MigrationScreen(migration: migration).indicators(timing: .zero) }
    #expect(page.all("progressbar").isEmpty)
    migration.run()
    _ = await gate.call(1)
    await until { page.contains("Moving your books") }
    #expect(page.all("progressbar").count == 1)
  }
}

import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@Suite("Task: notices", .timeLimit(.minutes(1)))
@MainActor
struct NoticeHostTests {
  @Test("Work is followed by one notice from its start to its end, which can be dismissed")
  func tracked() async throws {
    let library = Library()
    let page = RenderedPage { RootView(library: library) }
    try page.tap("Import")
    let call = await library.answers.call(1)
    await until { page.contains("Importing") }
    call.succeed([.emma])
    await until { page.contains("Books imported: 1") }
    #expect(!page.contains("Importing"))
    let dismiss = FeedbackStrings.localized(languageTag: "en").dismiss
    try page.tap(dismiss)
    #expect(!page.contains("Books imported"))
  }

  @Test("A success is told by feedback and never by an alert")
  func success() async throws {
    let library = Library()
    let finish = Mutation<Book, Void> { book, _ in try await library.save(book) }
    let page = RenderedPage { FinishedToggle(finish: finish) }
    try page.tap("Finished")
    await library.changes.call(1).succeed(())
    await until { finish.successCount == 1 }
    #expect(page.all("alertdialog").isEmpty)
    #expect(page.all("dialog").isEmpty)
  }
}

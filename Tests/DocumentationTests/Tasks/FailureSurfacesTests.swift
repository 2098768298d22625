import FeedbackStates
import FeedbackStatesTesting
import FeedbackStatesUI
import SwiftUI
import Testing

@Suite("Task: failures and their surfaces", .timeLimit(.minutes(1)))
@MainActor
struct FailureSurfacesTests {
  let library = Library()
  let failures = FailureCenter(strings: .localized(languageTag: "en"))

  private func page() -> RenderedPage {
    let library = library
    let books = Loader(options: LoaderOptions(timing: .zero)) { try await library.books() }
    return RenderedPage { ScenePage(failures: failures, books: books) }
  }

  @Test("A background failure beside content is a banner that can be dismissed")
  func banner() throws {
    let page = page()
    failures.report(
      ShelfError.shelfIsFull(limit: 9), from: "sync",
      in: .init(isContentVisible: true, isAskedFor: false))
    #expect(page.contains("Your shelf holds 9 books."))
    let dismiss = FeedbackStrings.localized(languageTag: "en").dismiss
    try page.tap(dismiss)
    #expect(!page.contains("Your shelf holds 9 books."))
  }

  @Test("What the person asked for and cannot have is an alert")
  func alert() throws {
    let page = page()
    failures.report(
      ShelfError.shelfIsFull(limit: 9), from: "add",
      in: .init(isContentVisible: true, isAskedFor: true))
    #expect(page.contains("Your shelf holds 9 books."))
    try page.tap("OK")
    #expect(failures.alert == nil)
  }
}

import FeedbackStates
import FeedbackStatesUI
import SwiftUI
import Testing

// docs: state-previews
struct BookScreenPreviews: View {
  var body: some View {
    StatePreviews([Book.emma, .persuasion], empty: []) { books in
      BookScreen(books: books)
    }
  }
}
// docs: end

@Suite("Features: previews", .timeLimit(.minutes(1)))
@MainActor
struct PreviewTests {
  @Test("A screen is looked at in every state")
  func previews() async {
    let page = RenderedPage { BookScreenPreviews() }
    await until { page.contains("Loading your books") }
    #expect(page.all("option").map(\.name) == PreviewedState.allCases.map(\.title))
    #expect(!page.contains("Emma"))
  }
}

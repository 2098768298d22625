import FeedbackStates
import FeedbackStatesUI
import SwiftUI

// docs: notice-host
struct RootView: View {
  @State private var notices = NoticeCenter()
  let library: Library

  var body: some View {
    ImportScreen(library: library)
      .noticeHost(notices)
  }
}

struct ImportScreen: View {
  @Environment(\.noticeCenter) private var notices
  let library: Library

  var body: some View {
    Button("Import") {
      Task {
        try await notices?.track("import", working: "Importing") { progress in
          progress(0.5)
          return try await library.books()
        } succeeded: { books in
          Notice(.success, title: "Books imported: \(books.count)")
        }
      }
    }
  }
}
// docs: end

// docs: success-feedback
struct FinishedToggle: View {
  let finish: Mutation<Book, Void>

  var body: some View {
    MutationButton("Finished", mutation: finish, input: .emma)
      .successFeedback(count: finish.successCount, message: "Marked as finished")
  }
}
// docs: end

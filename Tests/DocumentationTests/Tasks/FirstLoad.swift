// docs: first-load
import FeedbackStates
import FeedbackStatesUI
import SwiftUI

struct BookScreen: View {
  let books: Loader<[Book]>

  var body: some View {
    LoaderView(books, label: "Loading your books") { books in
      List(books) { book in Text(book.title) }
    } empty: {
      EmptyStateView(
        "No books yet", systemImage: "books.vertical",
        description: "Add the first with +.")
    }
  }
}
// docs: end

// docs: first-load-by-hand
struct PlainBookScreen: View {
  let books: Loader<[Book]>

  var body: some View {
    Group {
      switch books.state {
      case .notInitiated, .loading:
        if books.indicator.phase.isVisible { ProgressView("Loading your books") }
      case .success(let books) where books.isEmpty:
        ContentUnavailableView(
          "No books yet", systemImage: "books.vertical",
          description: Text("Add the first with +."))
      case .success(let books):
        List(books) { book in Text(book.title) }
      case .failure(let error):
        FailureView(error, retry: { books.retry() })
      }
    }
    .task { await books.load() }
    .refreshable { await books.refresh() }
  }
}
// docs: end

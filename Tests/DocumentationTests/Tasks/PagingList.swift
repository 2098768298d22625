import FeedbackStates
import FeedbackStatesUI
import SwiftUI

// docs: paging-list
struct PagingBookList: View {
  let books: PagedLoader<Book, Int>

  var body: some View {
    LoadableView(books.state, retry: { books.retry() }) { items in
      List {
        ForEach(items) { book in
          Text(book.title)
            .onAppear { books.itemAppeared(book.id) }
        }
        BookListFooter(books: books)
      }
    } empty: {
      EmptyStateView("No books yet", description: "Add the first with +.")
    }
    .task { await books.load() }
    .refreshable { await books.refresh() }
  }
}

struct BookListFooter: View {
  let books: PagedLoader<Book, Int>

  var body: some View {
    Group {
      switch books.footer {
      case .notInitiated: Button("Load more") { books.loadNextPage() }
      case .loading: ProgressView()
      case .success: Text("These are all.")
      case .failure(let error):
        FailureView(error, retry: { books.retryPage() }).failureStyle(.inline)
      }
    }
    .onAppear { books.footerAppeared() }
    .onDisappear { books.footerDisappeared() }
  }
}
// docs: end

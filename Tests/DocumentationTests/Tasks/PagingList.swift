import FeedbackStates
import FeedbackStatesUI
import SwiftUI

// docs: paging-list
struct PagingBookList: View {
  let books: PagedLoader<Book, Int>

  var body: some View {
    PagedLoaderView(books, label: "Loading your books") { book in
      Text(book.title)
    } empty: {
      EmptyStateView("No books yet", description: "Add the first with +.")
    }
  }
}
// docs: end

// docs: paging-list-by-hand
struct SectionedBookList: View {
  let books: PagedLoader<Book, Int>

  var body: some View {
    LoadableView(books.state, retry: { books.retry() }) { items in
      List {
        Section("Books") {
          ForEach(items) { book in
            Text(book.title)
              .onAppear { books.itemAppeared(book.id) }
          }
        }
        PageFooter(books)
      }
    } empty: {
      EmptyStateView("No books yet", description: "Add the first with +.")
    }
    .task { await books.load() }
    .refreshable { await books.refresh() }
  }
}
// docs: end

import FeedbackStates
import FeedbackStatesUI
import ShelfKit
import SwiftUI

/// The shelf: every book, a search, and the ways to add more.
struct BookListScreen: View {
  @Bindable var list: BookListModel
  @Environment(ShelfModel.self) private var shelf
  @State private var sheet: BookListSheet?

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Shelf")
        .navigationDestination(for: Book.ID.self) { id in
          BookDetailScreen(id: id, shelf: shelf)
        }
        .searchable(text: $list.query.text, prompt: "Title, author or ISBN")
        .toolbar { toolbar }
    }
    .task(id: list.query) { await list.load() }
    .sheet(item: $sheet, onDismiss: lookAgain) { sheet in
      Group {
        switch sheet {
        case .addBook: AddBookScreen(shelf: shelf)
        case .importBooks: ImportScreen(shelf: shelf)
        case .conditions: ConditionsScreen(shelf: shelf)
        }
      }
      .noticeHost(shelf.notices)
    }
  }

  private var content: some View {
    LoaderView(list.books) { books in
      BookList(books: books, list: list)
    } empty: {
      EmptyBookList(list: list, sheet: $sheet)
    }
    .waitingStyle(.skeleton(rows: 8) { BookPlaceholder() })
    // The conditions are where this app's permission is given.
    .onFailureRecovery([.openSettings]) { _ in sheet = .conditions }
  }

  /// What stood in the way may be gone when a sheet is closed.
  private func lookAgain() {
    if list.books.state.isFailure { list.books.load() }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Add a Book", systemImage: "plus") { sheet = .addBook }
    }
    ToolbarItem {
      Button("Import", systemImage: "square.and.arrow.down") { sheet = .importBooks }
    }
    ToolbarItem {
      Button("Conditions", systemImage: "slider.horizontal.3") { sheet = .conditions }
    }
  }
}

/// What the list of books can open over itself.
enum BookListSheet: String, Identifiable {
  case addBook
  case importBooks
  case conditions

  var id: String { rawValue }
}

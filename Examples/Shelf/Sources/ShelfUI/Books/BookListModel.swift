import FeedbackStates
import Observation
import ShelfKit

/// The list of books: what is asked for, what is there, and the changes of single rows.
@MainActor @Observable
public final class BookListModel {
  /// Which books to show, and in which order.
  public var query = BookQuery()
  /// The books that fit the query.
  public let books: Loader<[Book]>
  /// Marks a book as finished or not; one row that is busy blocks no other.
  public let finishing: KeyedMutations<Book.ID, Bool, Book>
  /// Takes a book from the shelf.
  public let deleting: KeyedMutations<Book.ID, Void, Book>

  @ObservationIgnored private let store: any BookStoring
  @ObservationIgnored private let notices: NoticeCenter

  init(store: any BookStoring, notices: NoticeCenter, clock: any Clock<Duration>) {
    self.store = store
    self.notices = notices
    books = Loader(options: LoaderOptions(clock: clock))
    finishing = KeyedMutations { id in
      Mutation(success: .timed(.zero), clock: clock) { isFinished, _ in
        try await store.setFinished(isFinished, for: id)
      }
    }
    deleting = KeyedMutations { id in
      Mutation(success: .timed(.zero), clock: clock) { _, _ in try await store.delete(id) }
    }
  }

  /// Finds the books that fit the query; the books before stay until the answer has come.
  func load() async {
    await books.load(id: query, keepingPrevious: true) { [store, query] in
      try await store.books(matching: query)
    }
  }

  /// Asks for the same books again, without waiting for them.
  func refresh() {
    books.refresh()
  }

  /// Marks a book as finished or not.
  func setFinished(_ isFinished: Bool, for book: Book) async {
    switch await finishing[book.id].perform(isFinished) {
    case .succeeded(let changed): update(changed)
    case .failed(let error):
      report(error, id: "finish \(book.id)") { await $0.setFinished(isFinished, for: book) }
    case .cancelled, .refused: break
    }
  }

  /// Takes a book from the shelf, and offers to put it back.
  func delete(_ book: Book) async {
    switch await deleting[book.id].perform() {
    case .succeeded(let deleted):
      remove(deleted.id)
      offerUndo(of: deleted)
    case .failed(let error):
      report(error, id: "delete \(book.id)") { await $0.delete(book) }
    case .cancelled, .refused: break
    }
  }

  /// Shows a book as it is now, wherever it is in the list.
  func update(_ book: Book) {
    books.edit { books in
      guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
      books[index] = book
    }
  }

  /// Puts a deleted book back.
  func restore(_ book: Book) async {
    do {
      try await store.restore(book)
      refresh()
    } catch {
      report(error, id: "restore \(book.id)") { await $0.restore(book) }
    }
  }

  private func remove(_ id: Book.ID) {
    books.edit { $0.removeAll { $0.id == id } }
    finishing.forget(id)
    deleting.forget(id)
  }

  private func offerUndo(of book: Book) {
    let undo = NoticeAction("Undo") { [weak self] in
      Task { await self?.restore(book) }
    }
    notices.show(
      Notice(
        .information, title: "Deleted “\(book.displayTitle)”", id: .init("deleted \(book.id)"),
        action: undo))
  }

  /// Says what failed, and offers to do it again.
  private func report(
    _ error: any Error, id: String, retry: @escaping @MainActor (BookListModel) async -> Void
  ) {
    let id = Notice.ID(id)
    let action = NoticeAction("Try Again") { [weak self, notices] in
      notices.dismiss(id)
      Task { if let self { await retry(self) } }
    }
    notices.show(Notice(FailureDescription(error), id: id, action: action))
  }
}

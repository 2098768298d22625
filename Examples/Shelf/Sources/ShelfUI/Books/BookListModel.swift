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
  @ObservationIgnored public private(set) lazy var finishing = makeFinishing()
  /// Takes a book from the shelf.
  @ObservationIgnored public private(set) lazy var deleting = makeDeleting()

  @ObservationIgnored private let store: any BookStoring
  @ObservationIgnored private let notices: NoticeCenter
  @ObservationIgnored private let failures: FailureCenter
  @ObservationIgnored private let clock: any Clock<Duration>

  init(
    store: any BookStoring, notices: NoticeCenter, failures: FailureCenter,
    clock: any Clock<Duration>
  ) {
    self.store = store
    self.notices = notices
    self.failures = failures
    self.clock = clock
    books = Loader(options: LoaderOptions(clock: clock))
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

  /// Lets go of the books and asks for them anew, as if the list had just been opened.
  func reload() {
    books.reload()
  }

  /// Shows a book as it is now, wherever it is in the list.
  func update(_ book: Book) {
    books.edit { books in
      guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
      books[index] = book
    }
  }

  /// Takes a book from the shelf, and offers to put it back.
  func delete(_ book: Book) async {
    switch await deleting[book.id].perform() {
    case .succeeded(let deleted):
      failures.resolve(deleting[book.id].source)
      remove(deleted.id)
      offerUndo(of: deleted)
    case .failed(let error):
      failures.report(error, from: deleting[book.id].source, in: .askedFor) { [weak self] in
        Task { await self?.delete(book) }
      }
    case .cancelled, .refused:
      break
    }
  }

  /// Puts a deleted book back.
  func restore(_ book: Book) async {
    do {
      try await store.restore(book)
      refresh()
    } catch {
      failures.report(error, from: "restore \(book.id)", in: .askedFor) { [weak self] in
        Task { await self?.restore(book) }
      }
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
    let id = Notice.ID("deleted \(book.id)")
    notices.show(
      Notice(.information, title: "Deleted “\(book.displayTitle)”", id: id, action: undo))
  }

  private func makeFinishing() -> KeyedMutations<Book.ID, Bool, Book> {
    KeyedMutations { [weak self, store, clock] id in
      Mutation(success: .timed(.zero), clock: clock) { isFinished, _ in
        let changed = try await store.setFinished(isFinished, for: id)
        self?.update(changed)
        return changed
      }
    }
  }

  private func makeDeleting() -> KeyedMutations<Book.ID, Void, Book> {
    KeyedMutations { [store, clock] id in
      Mutation(success: .timed(.zero), clock: clock) { _, _ in try await store.delete(id) }
    }
  }
}

extension FailureSituation {
  /// The person asked for it a moment ago, with the books in view.
  fileprivate static var askedFor: FailureSituation {
    FailureSituation(isContentVisible: true, isAskedFor: true)
  }
}

extension Mutation {
  /// What failures of this mutation are known by.
  fileprivate var source: ObjectIdentifier { ObjectIdentifier(self) }
}

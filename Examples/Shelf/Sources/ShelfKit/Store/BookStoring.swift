/// Where books are kept.
///
/// Each call may fail with a `StoreError`. Cancelling the calling task never leaves half a change.
public protocol BookStoring: Sendable {
  /// The books that fit the query, in its order.
  func books(matching query: BookQuery) async throws -> [Book]

  /// One book.
  func book(_ id: Book.ID) async throws -> Book

  /// The titles of the books that have one of these numbers.
  func titles(of numbers: Set<ISBN13>) async throws -> [ISBN13: String]

  /// Puts books on the shelf: all of them or, on failure or cancellation, none.
  ///
  /// - Parameters:
  ///   - books: The books, in the order in which they are added.
  ///   - progress: Called with the number of books added so far.
  /// - Returns: The books with their identities, in the same order.
  /// - Throws: `StoreError`, or `CancellationError`.
  func add(_ books: [NewBook], progress: @Sendable (Int) -> Void) async throws -> [Book]

  /// Marks a book as finished or not.
  func setFinished(_ isFinished: Bool, for id: Book.ID) async throws -> Book

  /// Replaces the notes on a book.
  func setNotes(_ notes: String, for id: Book.ID) async throws -> Book

  /// Takes a book from the shelf and returns it, so that the change can be undone.
  func delete(_ id: Book.ID) async throws -> Book

  /// Puts a deleted book back as it was.
  func restore(_ book: Book) async throws
}

extension BookStoring {
  /// Puts one book on the shelf.
  public func add(_ book: NewBook) async throws -> Book {
    guard let added = try await add([book], progress: { _ in }).first else {
      preconditionFailure("A store returns every book that it added.")
    }
    return added
  }
}

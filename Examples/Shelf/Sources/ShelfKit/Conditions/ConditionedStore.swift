/// A shelf that works under conditions which a person can set.
///
/// Calls wait and fail as the conditions of their start say; what does not fail reaches the shelf
/// behind.
public actor ConditionedStore: BookStoring {
  private let base: any BookStoring
  private let clock: any Clock<Duration>
  private var emptyShelf = BookStore(at: .memory)
  private var conditions: Conditions

  /// Creates a shelf in front of another one.
  ///
  /// - Parameters:
  ///   - base: The real shelf.
  ///   - clock: The clock that latency is measured with.
  ///   - conditions: The conditions at the beginning.
  public init(
    _ base: any BookStoring,
    clock: any Clock<Duration> = ContinuousClock(),
    conditions: Conditions = Conditions()
  ) {
    self.base = base
    self.clock = clock
    self.conditions = conditions
  }

  /// Sets the conditions for the calls that begin from now on.
  ///
  /// Each time that the shelf is made to look empty, it is a new one.
  public func apply(_ conditions: Conditions) {
    if conditions.isEmpty, !self.conditions.isEmpty {
      emptyShelf = BookStore(at: .memory)
    }
    self.conditions = conditions
  }

  /// The books that fit the query, in its order.
  public func books(matching query: BookQuery) async throws -> [Book] {
    try await shelf(for: .reading).books(matching: query)
  }

  /// One book.
  public func book(_ id: Book.ID) async throws -> Book {
    try await shelf(for: .reading).book(id)
  }

  /// The titles of the books that have one of these numbers.
  public func titles(of numbers: Set<ISBN13>) async throws -> [ISBN13: String] {
    try await shelf(for: .reading).titles(of: numbers)
  }

  /// Puts books on the shelf: all of them or, on failure or cancellation, none.
  public func add(
    _ books: [NewBook], progress: @Sendable (Int) -> Void
  ) async throws -> [Book] {
    try await shelf(for: .changing).add(books, progress: progress)
  }

  /// Marks a book as finished or not.
  public func setFinished(_ isFinished: Bool, for id: Book.ID) async throws -> Book {
    try await shelf(for: .changing).setFinished(isFinished, for: id)
  }

  /// Replaces the notes on a book.
  public func setNotes(_ notes: String, for id: Book.ID) async throws -> Book {
    try await shelf(for: .changing).setNotes(notes, for: id)
  }

  /// Takes a book from the shelf and returns it, so that the change can be undone.
  public func delete(_ id: Book.ID) async throws -> Book {
    try await shelf(for: .changing).delete(id)
  }

  /// Puts a deleted book back as it was.
  public func restore(_ book: Book) async throws {
    try await shelf(for: .changing).restore(book)
  }

  private enum Purpose {
    case reading
    case changing
  }

  /// Waits and fails as the conditions say; otherwise returns the shelf that answers.
  private func shelf(for purpose: Purpose) async throws -> any BookStoring {
    let conditions = conditions
    let shelf: any BookStoring = conditions.isEmpty ? emptyShelf : base
    if conditions.latency != .none {
      try await clock.sleep(for: conditions.latency.duration)
    }
    switch conditions.failure {
    case .none: return shelf
    case .offline: throw StoreError.offline
    case .serverError: throw StoreError.server(status: 503)
    case .permissionDenied: throw StoreError.permissionDenied
    case .diskFull:
      guard purpose == .reading else { throw StoreError.diskFull }
      return shelf
    }
  }
}

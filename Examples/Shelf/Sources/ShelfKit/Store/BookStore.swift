import Foundation

/// A shelf in an SQLite database.
///
/// The database is opened, and brought up to date, by the first call. While it cannot be opened,
/// every call fails with the reason and the next call tries again. Two stores, in one process or in
/// two, may use the same file.
public actor BookStore: BookStoring {
  private let location: StoreLocation
  private var opened: SQLiteConnection?

  /// Creates a store that will keep its books at this place.
  public init(at location: StoreLocation) {
    self.location = location
  }

  /// The books that fit the query, in its order.
  ///
  /// - Complexity: O(*n*) in the number of books on the shelf.
  public func books(matching query: BookQuery) throws -> [Book] {
    let words = query.words
    let conditions =
      words.map { _ in "instr(search_key, ?) > 0" } + [query.part.sql].compactMap(\.self)
    let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    return try withConnection { connection in
      try connection.rows(
        "SELECT \(Self.columns) FROM book \(filter) ORDER BY \(query.order.sql)",
        words.map { .text($0) }, transform: Self.book)
    }
  }

  /// One book.
  public func book(_ id: Book.ID) throws -> Book {
    try withConnection { try Self.book(id, in: $0) }
  }

  /// The titles of the books that have one of these numbers.
  public func titles(of numbers: Set<ISBN13>) throws -> [ISBN13: String] {
    try withConnection { connection in
      var titles: [ISBN13: String] = [:]
      for number in numbers {
        titles[number] = try Self.title(of: number, in: connection)
      }
      return titles
    }
  }

  /// Puts books on the shelf: all of them or, on failure or cancellation, none.
  public func add(_ books: [NewBook], progress: @Sendable (Int) -> Void) throws -> [Book] {
    try changing { connection in
      var added: [Book] = []
      for book in books {
        try Task.checkCancellation()
        try Self.requireFree(book.isbn, in: connection)
        added.append(try Self.insert(book, into: connection))
        progress(added.count)
      }
      return added
    }
  }

  /// Marks a book as finished or not.
  public func setFinished(_ isFinished: Bool, for id: Book.ID) throws -> Book {
    try changing { connection in
      let values: [SQLiteValue] = [.integer(isFinished ? 1 : 0), .integer(id.rawValue)]
      try connection.run("UPDATE book SET is_finished = ? WHERE id = ?", values)
      return try Self.book(id, in: connection)
    }
  }

  /// Replaces the notes on a book.
  public func setNotes(_ notes: String, for id: Book.ID) throws -> Book {
    guard notes.unicodeScalars.count <= BookRules.longestNotes else {
      throw StoreError.notesTooLong
    }
    return try changing { connection in
      let values: [SQLiteValue] = [.text(notes), .integer(id.rawValue)]
      try connection.run("UPDATE book SET notes = ? WHERE id = ?", values)
      return try Self.book(id, in: connection)
    }
  }

  /// Takes a book from the shelf and returns it, so that the change can be undone.
  public func delete(_ id: Book.ID) throws -> Book {
    try changing { connection in
      let book = try Self.book(id, in: connection)
      try connection.run("DELETE FROM book WHERE id = ?", [.integer(id.rawValue)])
      return book
    }
  }

  /// Puts a deleted book back as it was; doing so twice changes nothing more.
  public func restore(_ book: Book) throws {
    try changing { connection in
      let isThere = try connection.rows(
        "SELECT 1 FROM book WHERE id = ?", [.integer(book.id.rawValue)], transform: { _ in true })
      guard isThere.isEmpty else { return }
      try Self.requireFree(book.isbn, in: connection)
      try Self.insert(book, into: connection)
    }
  }

  /// The open database; the first call opens it.
  func connection() throws -> SQLiteConnection {
    if let opened { return opened }
    let path: String
    switch location {
    case .memory:
      path = ":memory:"
    case .file(let file):
      path = file
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw StoreError.cannotOpen(file)
      }
    }
    let connection = try SQLiteConnection(path: path)
    try connection.execute("PRAGMA journal_mode = WAL")
    try Self.migrator.migrate(connection)
    opened = connection
    return connection
  }

  private func changing<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    try withConnection { connection in
      try connection.transaction { try body(connection) }
    }
  }

  private func withConnection<Result>(
    _ body: (SQLiteConnection) throws -> Result
  ) throws -> Result {
    do {
      return try body(try connection())
    } catch let failure as SQLiteFailure {
      throw StoreError(failure, at: location)
    } catch is SQLiteMigrator.TooNew {
      throw StoreError.tooNew(location.name)
    }
  }
}

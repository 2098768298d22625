extension BookStore {
  static func book(_ id: Book.ID, in connection: SQLiteConnection) throws -> Book {
    let found = try connection.rows(
      "SELECT \(columns) FROM book WHERE id = ?", [.integer(id.rawValue)], transform: book)
    guard let book = found.first else { throw StoreError.missing }
    return book
  }

  static func title(of isbn: ISBN13, in connection: SQLiteConnection) throws -> String? {
    try connection.rows(
      "SELECT title FROM book WHERE isbn = ?", [.text(isbn.digits)], transform: { $0.text(0) }
    ).first
  }

  static func requireFree(_ isbn: ISBN13?, in connection: SQLiteConnection) throws {
    guard let isbn, let title = try title(of: isbn, in: connection) else { return }
    throw StoreError.duplicate(isbn, title: title)
  }

  static func insert(_ book: NewBook, into connection: SQLiteConnection) throws -> Book {
    let sql = """
      INSERT INTO book (title, author, year, isbn, search_key, sort_key, author_key)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """
    let values: [SQLiteValue] = [
      .text(book.title), .text(book.author), .optional(book.year), .optional(book.isbn?.digits),
    ]
    let keys = keys(title: book.title, author: book.author, isbn: book.isbn)
    try connection.run(sql, values + keys)
    return Book(
      id: Book.ID(rawValue: connection.lastInsertedID),
      title: book.title,
      author: book.author,
      year: book.year,
      isbn: book.isbn,
      notes: "",
      isFinished: false
    )
  }

  static func insert(_ book: Book, into connection: SQLiteConnection) throws {
    let sql = """
      INSERT INTO book (\(columns), search_key, sort_key, author_key)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    let values: [SQLiteValue] = [
      .integer(book.id.rawValue), .text(book.title), .text(book.author), .optional(book.year),
      .optional(book.isbn?.digits), .text(book.notes), .integer(book.isFinished ? 1 : 0),
    ]
    let keys = keys(title: book.title, author: book.author, isbn: book.isbn)
    try connection.run(sql, values + keys)
  }
}

extension BookStore {
  /// The tables, made step by step.
  ///
  /// `search_key` and `sort_key` are made in Swift, which knows Unicode; SQLite's
  /// `lower` and `LIKE` know ASCII.
  static var migrator: SQLiteMigrator {
    SQLiteMigrator(steps: [
      """
      CREATE TABLE book (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        title TEXT NOT NULL CHECK (title <> ''),
        author TEXT NOT NULL,
        year INTEGER,
        isbn TEXT UNIQUE,
        notes TEXT NOT NULL DEFAULT '',
        is_finished INTEGER NOT NULL DEFAULT 0,
        search_key TEXT NOT NULL,
        sort_key TEXT NOT NULL,
        author_key TEXT NOT NULL
      ) STRICT;
      CREATE INDEX book_by_title ON book (sort_key, id);
      """
    ])
  }

  static var columns: String { "id, title, author, year, isbn, notes, is_finished" }

  static func book(_ row: SQLiteRow) -> Book {
    Book(
      id: Book.ID(rawValue: row.int64(0)),
      title: row.text(1),
      author: row.text(2),
      year: row.optionalInt(3),
      isbn: row.optionalText(4).flatMap { try? ISBN13($0) },
      notes: row.text(5),
      isFinished: row.int64(6) != 0
    )
  }

  static func keys(title: String, author: String, isbn: ISBN13?) -> [SQLiteValue] {
    let words = [title.searchKey, author.searchKey, isbn?.digits ?? ""]
    return [
      .text(words.joined(separator: " ")), .text(title.sortKey), .text(author.authorKey),
    ]
  }
}

extension BookQuery.Order {
  var sql: String {
    switch self {
    case .title: "sort_key, id"
    case .author: "author_key = '', author_key, sort_key, id"
    case .year: "year IS NULL, year, sort_key, id"
    case .newest: "id DESC"
    }
  }
}

extension BookQuery.Part {
  var sql: String? {
    switch self {
    case .all: nil
    case .unfinished: "is_finished = 0"
    case .finished: "is_finished = 1"
    }
  }
}

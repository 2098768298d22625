import SQLite3

/// One open database; not sendable, so that it stays with the actor that opened it.
final class SQLiteConnection {
  private let handle: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]

  /// Opens the database, creating the file if there is none.
  ///
  /// - Parameter path: A path, or `:memory:`.
  /// - Throws: What SQLite answered.
  init(path: String) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let failure = SQLiteFailure(code: code, handle: handle)
      sqlite3_close_v2(handle)
      throw failure
    }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.busyTimeoutInMilliseconds)
    self.handle = handle
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// How long a write waits for another process before it fails as busy.
  private static var busyTimeoutInMilliseconds: Int32 { 2_000 }

  /// The identity of the row that was inserted last.
  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The number of rows that the last statement changed.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// Runs statements that take no values and give no rows.
  func execute(_ sql: String) throws(SQLiteFailure) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, handle: handle) }
  }

  /// Runs one prepared statement, which is kept for the next time.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteFailure) {
    try statement(sql).run(values) { _ in }
  }

  /// Runs one prepared statement and returns what `transform` makes of its rows.
  func rows<Element>(
    _ sql: String, _ values: [SQLiteValue] = [], transform: (SQLiteRow) -> Element
  ) throws(SQLiteFailure) -> [Element] {
    var elements: [Element] = []
    try statement(sql).run(values) { elements.append(transform($0)) }
    return elements
  }

  /// Keeps all of what `body` does, or nothing of it when it throws.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try rollBack()
      throw error
    }
  }

  /// Some failures, such as a full disk, have ended the transaction already.
  private func rollBack() throws(SQLiteFailure) {
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    try execute("ROLLBACK")
  }

  private func statement(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
    if let statement = statements[sql] { return statement }
    let statement = try SQLiteStatement(sql, connection: handle)
    statements[sql] = statement
    return statement
  }
}

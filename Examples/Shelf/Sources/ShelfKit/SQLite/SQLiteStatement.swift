import SQLite3

/// A prepared statement of one connection; used by that connection's owner alone.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  init(_ sql: String, connection: OpaquePointer) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw SQLiteFailure(code: code, handle: connection)
    }
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Runs the statement from its beginning and hands each row to `body`.
  func run(_ values: [SQLiteValue], body: (SQLiteRow) -> Void) throws(SQLiteFailure) {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in zip(Int32(1)..., values) {
      try bind(value, at: index)
    }
    while true {
      let code = sqlite3_step(handle)
      switch code {
      case SQLITE_ROW: body(SQLiteRow(statement: handle))
      case SQLITE_DONE: return
      default: throw SQLiteFailure(code: code, handle: connection)
      }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteFailure) {
    let code =
      switch value {
      case .null:
        sqlite3_bind_null(handle, index)
      case .integer(let number):
        sqlite3_bind_int64(handle, index, number)
      case .text(let text):
        // The length is given, so that a NUL inside the text does not end it.
        sqlite3_bind_text64(
          handle, index, text, UInt64(text.utf8.count), Self.copies, UInt8(SQLITE_UTF8))
      }
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, handle: connection) }
  }

  /// `SQLITE_TRANSIENT`, a macro that Swift does not import: SQLite copies the text at once.
  private static var copies: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

/// The row that a running statement stands on; valid until the next step.
struct SQLiteRow {
  fileprivate let statement: OpaquePointer

  func int64(_ column: Int32) -> Int64 {
    sqlite3_column_int64(statement, column)
  }

  func optionalInt(_ column: Int32) -> Int? {
    guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
    return Int(sqlite3_column_int64(statement, column))
  }

  func text(_ column: Int32) -> String {
    optionalText(column) ?? ""
  }

  func optionalText(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

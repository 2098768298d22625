import SQLite3

/// What SQLite answered when it did not do what it was asked.
struct SQLiteFailure: Error, Hashable, Sendable {
  /// The extended result code.
  let code: Int32
  /// SQLite's own words, for a log.
  let message: String

  /// The code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  init(code: Int32, handle: OpaquePointer?) {
    self.code = code
    let text = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    message = text.map { String(cString: $0) } ?? "no message"
  }
}

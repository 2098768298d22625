/// Brings the tables of a database to the newest version, one step at a time.
struct SQLiteMigrator {
  /// The version in the file is newer than all the steps.
  struct TooNew: Error, Hashable {
    let found: Int
    let supported: Int
  }

  /// The steps; the first one makes version 1, and a released one is never edited.
  let steps: [String]

  /// Runs the missing steps.
  ///
  /// Each is a transaction of its own, so that a step that fails changes nothing and runs again
  /// next time.
  func migrate(_ connection: SQLiteConnection) throws {
    while true {
      let found = try version(of: connection)
      guard found <= steps.count else { throw TooNew(found: found, supported: steps.count) }
      guard found < steps.count else { return }
      try connection.transaction {
        // Another process may have made the step while this one waited for its turn.
        guard try version(of: connection) == found else { return }
        try connection.execute(steps[found])
        try connection.execute("PRAGMA user_version = \(found + 1)")
      }
    }
  }

  private func version(of connection: SQLiteConnection) throws(SQLiteFailure) -> Int {
    try connection.rows("PRAGMA user_version") { Int($0.int64(0)) }.first ?? 0
  }
}

import Testing

@testable import ShelfKit

@Suite("Migrations")
struct SQLiteMigratorTests {
  private let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection(path: ":memory:")
  }

  private func version() throws -> Int64? {
    try connection.rows("PRAGMA user_version") { $0.int64(0) }.first
  }

  @Test("run once each, in order, and keep the rows")
  func steps() throws {
    let first = "CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1)"
    try SQLiteMigrator(steps: [first]).migrate(connection)
    let both = SQLiteMigrator(steps: [first, "ALTER TABLE a ADD COLUMN y TEXT DEFAULT 'new'"])
    try both.migrate(connection)
    try both.migrate(connection)
    #expect(try connection.rows("SELECT x, y FROM a") { "\($0.int64(0))\($0.text(1))" } == ["1new"])
    #expect(try version() == 2)
  }

  @Test("that fail change nothing and run again next time")
  func failure() throws {
    let broken = SQLiteMigrator(steps: ["CREATE TABLE a (x); CREATE TABLE a (x)"])
    #expect(throws: SQLiteFailure.self) { try broken.migrate(connection) }
    #expect(try version() == 0)
    try SQLiteMigrator(steps: ["CREATE TABLE a (x)"]).migrate(connection)
    #expect(try version() == 1)
  }

  @Test("refuse a newer file")
  func newer() throws {
    try connection.execute("PRAGMA user_version = 3")
    #expect(throws: SQLiteMigrator.TooNew(found: 3, supported: 1)) {
      try SQLiteMigrator(steps: [""]).migrate(connection)
    }
  }
}

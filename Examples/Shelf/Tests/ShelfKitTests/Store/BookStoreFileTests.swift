import Foundation
import Testing

@testable import ShelfKit

@Suite("Book store in a file")
struct BookStoreFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(_ name: String = "shelf.sqlite") -> BookStore {
    BookStore(at: .file(folder.path(name)))
  }

  @Test("books outlive the store, and missing folders are made")
  func persistence() async throws {
    try await store("a/b/shelf.sqlite").fill("Emma")
    #expect(try await store("a/b/shelf.sqlite").titles() == ["Emma"])
  }

  @Test("two stores on one file see each other's changes")
  func twoStores() async throws {
    let first = store()
    let second = store()
    try await first.fill("Emma")
    try await second.fill("Persuasion")
    #expect(try await first.titles() == ["Emma", "Persuasion"])
  }

  @Test("the file is in write-ahead mode")
  func writeAheadLog() async throws {
    let store = store()
    try await store.fill("Emma")
    let mode = try await store.pragma("journal_mode")
    #expect(mode == "wal")
  }

  @Test("a file that is no database is named and left alone")
  func notADatabase() async throws {
    let path = folder.path("shelf.sqlite")
    let content = Data(String(repeating: "not a database ", count: 100).utf8)
    try content.write(to: URL(fileURLWithPath: path))
    await #expect(throws: StoreError.damaged(path)) { try await store().titles() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == content)
  }

  @Test("a store that could not be opened opens when the cause is gone")
  func opensLater() async throws {
    let path = folder.path("a")
    try Data().write(to: URL(fileURLWithPath: path))
    let store = store("a/shelf.sqlite")
    await #expect(throws: StoreError.cannotOpen(folder.path("a/shelf.sqlite"))) {
      try await store.titles()
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(try await store.titles() == [])
  }

  @Test("a file of a newer version is named and left alone")
  func newerVersion() async throws {
    let path = folder.path("shelf.sqlite")
    let connection = try SQLiteConnection(path: path)
    try connection.execute("PRAGMA user_version = 99")
    await #expect(throws: StoreError.tooNew(path)) { try await store().titles() }
  }

  @Test("a full disk refuses the change, keeps the shelf and later takes the change")
  func diskFull() async throws {
    let store = store()
    try await store.fill("Emma")
    try await store.limitPages(to: 8)
    let many = try (1...500).map { try NewBook.sample("Book \($0)") }
    await #expect(throws: StoreError.diskFull) { try await store.add(many, progress: { _ in }) }
    #expect(try await store.titles() == ["Emma"])
    try await store.limitPages(to: 100_000)
    #expect(try await store.add(many, progress: { _ in }).count == 500)
  }

  @Test("a shelf that can only be read says so and can still be read")
  func readOnly() async throws {
    let store = store()
    try await store.fill("Emma")
    _ = try await store.pragma("query_only = ON")
    await #expect(throws: StoreError.readOnly(folder.path("shelf.sqlite"))) {
      try await store.fill("Persuasion")
    }
    #expect(try await store.titles() == ["Emma"])
  }

  @Test("a file that another program holds is named")
  func busy() async throws {
    let store = store()
    try await store.fill("Emma")
    _ = try await store.pragma("busy_timeout = 0")
    let other = try SQLiteConnection(path: folder.path("shelf.sqlite"))
    try other.execute("BEGIN IMMEDIATE")
    await #expect(throws: StoreError.busy(folder.path("shelf.sqlite"))) {
      try await store.fill("Persuasion")
    }
    try other.execute("ROLLBACK")
    try await store.fill("Persuasion")
    #expect(try await store.titles() == ["Emma", "Persuasion"])
  }
}

extension BookStore {
  /// Sets or reads a setting of the open connection.
  fileprivate func pragma(_ text: String) throws -> String? {
    try connection().rows("PRAGMA \(text)") { $0.text(0) }.first
  }

  /// Makes the database behave as on a disk of this size.
  fileprivate func limitPages(to count: Int) throws {
    _ = try pragma("max_page_count = \(count)")
  }
}

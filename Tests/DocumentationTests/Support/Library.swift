import FeedbackStates
import FeedbackStatesTesting

/// What the examples load and change.
struct Book: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var isFinished = false

  static let emma = Book(id: 1, title: "Emma")
  static let persuasion = Book(id: 2, title: "Persuasion")
}

/// A library whose answers come when the test says so.
struct Library: Sendable {
  let answers = Gate<[Book]>()
  let changes = Gate<Void>()
  let keys = Keys()

  func books() async throws -> [Book] {
    try await answers.run()
  }

  func books(matching query: String) async throws -> [Book] {
    try await answers.run()
  }

  func save(_ book: Book, key: IntentKey? = nil) async throws {
    if let key { await keys.add(key) }
    try await changes.run()
  }

  func remove(_ id: Book.ID) async throws {
    try await changes.run()
  }
}

/// The intent keys that a library was given.
actor Keys {
  private(set) var all: [IntentKey] = []

  func add(_ key: IntentKey) { all.append(key) }
}

/// An error of the server.
struct ServerError: Error, Equatable {}

/// Calls the variant of a method that does not wait, which an asynchronous test could not name.
@MainActor
func start(_ call: () -> Void) { call() }

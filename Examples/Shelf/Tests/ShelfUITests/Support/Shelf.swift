import FeedbackStates
import FeedbackStatesTesting
import ShelfKit

@testable import ShelfUI

extension BookRules {
  /// Rules that do not change with the calendar of the machine.
  static let fixed = BookRules(currentYear: 2025)
}

/// A window on a shelf in memory, whose time stands still until the test moves it.
@MainActor
struct TestShelf {
  let clock = ManualClock()
  let base = BookStore(at: .memory)
  let model: ShelfModel

  init(_ titles: String..., conditions: Conditions = Conditions()) async throws {
    model = ShelfModel(store: base, conditions: conditions, clock: clock)
    let books = try titles.map { try NewBook(BookDraft(title: $0), rules: .fixed) }
    _ = try await base.add(books, progress: { _ in })
  }

  var titles: [String]? { model.list.books.state.value?.map(\.title) }

  func book(_ title: String) throws -> Book {
    guard let book = model.list.books.state.value?.first(where: { $0.title == title }) else {
      throw StoreError.missing
    }
    return book
  }

  func storedTitles() async throws -> [String] {
    try await base.books(matching: BookQuery()).map(\.title)
  }

  /// Sets conditions and waits until the store has them.
  func apply(_ conditions: Conditions) async {
    model.conditions = conditions
    await model.store.apply(conditions)
  }
}

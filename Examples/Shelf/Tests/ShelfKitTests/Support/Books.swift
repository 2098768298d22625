import Testing

@testable import ShelfKit

extension BookRules {
  /// Rules that do not change with the calendar of the machine.
  static let fixed = BookRules(currentYear: 2025)
}

extension NewBook {
  static func sample(
    _ title: String, by author: String = "", year: String = "", isbn: String = ""
  ) throws -> NewBook {
    try NewBook(
      BookDraft(title: title, author: author, year: year, isbn: isbn), rules: .fixed)
  }
}

extension BookStoring {
  @discardableResult
  func fill(_ titles: String...) async throws -> [Book] {
    try await add(titles.map { try NewBook.sample($0) }, progress: { _ in })
  }

  func titles(_ query: BookQuery = BookQuery()) async throws -> [String] {
    try await books(matching: query).map(\.title)
  }
}

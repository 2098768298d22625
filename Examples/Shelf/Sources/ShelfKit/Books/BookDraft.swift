/// A book as typed, before any rule was applied.
public struct BookDraft: Hashable, Sendable {
  /// The title as typed.
  public var title: String
  /// The author as typed.
  public var author: String
  /// The year as typed.
  public var year: String
  /// The ISBN as typed.
  public var isbn: String

  /// Creates a draft from what was typed so far.
  public init(title: String = "", author: String = "", year: String = "", isbn: String = "") {
    self.title = title
    self.author = author
    self.year = year
    self.isbn = isbn
  }

  /// Whether nothing was typed yet, so that closing the form loses nothing.
  public var isEmpty: Bool {
    [title, author, year, isbn].allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }
}

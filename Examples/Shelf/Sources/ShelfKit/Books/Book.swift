/// A book on the shelf.
public struct Book: Identifiable, Hashable, Sendable {
  /// The identity that the store gave to the book.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let rawValue: Int64

    /// The number that the store gave.
    public var description: String { String(rawValue) }
  }

  /// What tells this book from all others, for as long as it exists.
  public let id: ID
  /// The title, never empty.
  public var title: String
  /// Who wrote it; empty when unknown.
  public var author: String
  /// The year of first publication, if known.
  public var year: Int?
  /// The number of an edition, if known.
  public var isbn: ISBN13?
  /// What the reader wrote about it.
  public var notes: String
  /// Whether the reader has finished it.
  public var isFinished: Bool
}

extension Book {
  /// The title as it may stand beside other text.
  public var displayTitle: String { title.withoutBidiFormatting }

  /// The author as it may stand beside other text.
  public var displayAuthor: String { author.withoutBidiFormatting }
}

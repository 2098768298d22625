/// A book that has passed the rules and is not on the shelf yet.
public struct NewBook: Hashable, Sendable {
  /// The title, never empty.
  public let title: String
  /// Who wrote it; empty when unknown.
  public let author: String
  /// The year of first publication, if known.
  public let year: Int?
  /// The number of an edition, if known.
  public let isbn: ISBN13?

  /// Checks a draft and keeps its cleaned values.
  ///
  /// - Parameters:
  ///   - draft: What a person typed, or what a file holds.
  ///   - rules: What a book has to fulfil.
  /// - Throws: The first problem, in the order of `BookField`.
  public init(_ draft: BookDraft, rules: BookRules) throws(BookProblem) {
    title = try rules.title(draft.title)
    author = try rules.author(draft.author)
    year = try rules.year(draft.year)
    isbn = try rules.isbn(draft.isbn)
  }
}

/// A field that a person fills in to describe a book.
public enum BookField: String, CaseIterable, Hashable, Sendable {
  /// The title; required.
  case title
  /// Who wrote it.
  case author
  /// The year of first publication.
  case year
  /// The 13-digit number of an edition.
  case isbn
}

/// What is wrong with one field, and how to mend it.
public struct BookProblem: Error, Hashable, Sendable {
  /// The field to mend.
  public let field: BookField
  /// One or two sentences for the person who filled it in.
  public let message: String
}

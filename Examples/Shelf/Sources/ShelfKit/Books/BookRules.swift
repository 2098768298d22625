import Foundation

/// What a book has to fulfil, for the form and for an imported file alike.
public struct BookRules: Hashable, Sendable {
  /// The most Unicode scalars in a title or an author.
  public static let longestText = 500
  /// The most Unicode scalars in the notes on one book.
  public static let longestNotes = 20_000

  /// The years that a book may be from.
  public let years: ClosedRange<Int>

  /// Creates rules that accept books announced for the coming year.
  ///
  /// - Parameter currentYear: The year of the reader's calendar.
  public init(currentYear: Int) {
    years = 1...max(1, currentYear + 1)
  }

  /// The rules of today.
  public static var today: BookRules {
    BookRules(currentYear: Calendar(identifier: .gregorian).component(.year, from: Date()))
  }

  /// Returns the cleaned title.
  public func title(_ text: String) throws(BookProblem) -> String {
    let title = try line(text, for: .title)
    guard !title.isEmpty else {
      throw BookProblem(field: .title, message: "A book needs a title.")
    }
    return title
  }

  /// Returns the cleaned author, which may be empty.
  public func author(_ text: String) throws(BookProblem) -> String {
    try line(text, for: .author)
  }

  /// Returns the year, or nothing for an empty field.
  public func year(_ text: String) throws(BookProblem) -> Int? {
    let text = text.singleLine
    guard !text.isEmpty else { return nil }
    guard let year = Int(text), years.contains(year) else {
      let range = "\(years.lowerBound) to \(years.upperBound)"
      throw BookProblem(
        field: .year, message: "The year has to be a whole number from \(range), such as 1995.")
    }
    return year
  }

  /// Returns the ISBN, or nothing for an empty field.
  public func isbn(_ text: String) throws(BookProblem) -> ISBN13? {
    let text = text.singleLine
    guard !text.isEmpty else { return nil }
    do {
      return try ISBN13(text)
    } catch {
      throw BookProblem(field: .isbn, message: error.message)
    }
  }

  /// The first problem of one field of a draft, or nothing.
  public func problem(with field: BookField, of draft: BookDraft) -> BookProblem? {
    do {
      switch field {
      case .title: _ = try title(draft.title)
      case .author: _ = try author(draft.author)
      case .year: _ = try year(draft.year)
      case .isbn: _ = try isbn(draft.isbn)
      }
      return nil
    } catch {
      return error
    }
  }

  private func line(_ text: String, for field: BookField) throws(BookProblem) -> String {
    let line = text.singleLine
    guard line.unicodeScalars.count <= Self.longestText else {
      throw BookProblem(
        field: field,
        message: "The \(field) is too long. Shorten it to \(Self.longestText) characters.")
    }
    return line
  }
}

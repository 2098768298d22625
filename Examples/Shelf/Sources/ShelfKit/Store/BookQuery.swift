/// Which books to show, and in which order.
public struct BookQuery: Hashable, Sendable {
  /// An order of books.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// By title, without a leading article.
    case title
    /// By author, then by title.
    case author
    /// Oldest work first; books without a year come last.
    case year
    /// The book added last comes first.
    case newest
  }

  /// A part of the shelf.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// Every book.
    case all
    /// The books still to be finished.
    case unfinished
    /// The finished books.
    case finished
  }

  /// Words that the title, the author or the ISBN must hold, in any order.
  ///
  /// Case and accents do not matter.
  public var text: String
  /// The part of the shelf to look at.
  public var part: Part
  /// The order of the result.
  public var order: Order

  /// Creates a query; without arguments it finds every book, by title.
  public init(text: String = "", part: Part = .all, order: Order = .title) {
    self.text = text
    self.part = part
    self.order = order
  }

  /// The words to look for.
  var words: [String] {
    text.searchKey.split(separator: " ").map(String.init)
  }
}

/// What an import would do, found out without changing anything.
public struct ImportPlan: Hashable, Sendable {
  /// A row that cannot become a book.
  public struct BadRow: Hashable, Sendable, Identifiable {
    /// The name of the file.
    public let file: String
    /// Where the fault is.
    public let position: TextPosition
    /// What is wrong and what is expected instead.
    public let message: String

    /// The place, which no other bad row has.
    public var id: TextPosition { position }

    /// File, line, column and message, as compilers write them.
    public var description: String {
      "\(file):\(position.line):\(position.column): \(message)"
    }
  }

  /// A row whose ISBN is already on the shelf or further up in the file.
  public struct Duplicate: Hashable, Sendable, Identifiable {
    /// Where the book is that has the number.
    public enum Place: Hashable, Sendable {
      /// On the shelf.
      case shelf
      /// Further up in the file.
      case file
    }

    /// The line on which the row begins.
    public let line: Int
    /// Where the book is that has the number already.
    public let place: Place
    /// The title in the file.
    public let title: String
    /// The title of the book that has the number already.
    public let existingTitle: String

    /// The line, which no other row has.
    public var id: Int { line }
  }

  /// The name of the file.
  public let file: String
  /// The books to add, in the order of the file.
  public internal(set) var books: [NewBook] = []
  /// The rows that are left out because their ISBN is taken.
  public internal(set) var duplicates: [Duplicate] = []
  /// The rows that have to be mended.
  public internal(set) var badRows: [BadRow] = []
  /// The columns that are not imported.
  public internal(set) var ignoredColumns: [String] = []

  /// Whether the person has to choose before anything can be added.
  public var needsChoice: Bool { !badRows.isEmpty }
}

extension ImportPlan.BadRow: CustomStringConvertible {}

/// One record of a CSV file, with the places where it was found.
public struct CSVRecord: Hashable, Sendable {
  /// One field of a record.
  public struct Field: Hashable, Sendable {
    /// The text without its quotes.
    public let text: String
    /// Where the field begins.
    public let position: TextPosition
  }

  /// The fields, at least one.
  public let fields: [Field]
  /// Where the record ends.
  public let end: TextPosition

  /// The line on which the record begins.
  public var line: Int { fields.first?.position.line ?? end.line }
}

/// A place in a text file, as editors count: both from 1, columns in Unicode scalars.
public struct TextPosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Creates a place from its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether one place comes before another.
  public static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

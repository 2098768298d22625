/// A place in a file, for people: lines and columns start at 1, columns count UTF-8 bytes.
public struct Place: Hashable, Codable, Sendable {
  /// The first line.
  public var line: Int
  /// The first byte's column.
  public var column: Int
  /// The last line.
  public var endLine: Int
  /// The column after the last byte.
  public var endColumn: Int

  /// Makes a place of its four numbers.
  public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}

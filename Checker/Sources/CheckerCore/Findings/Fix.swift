/// A safe change of one file that repairs a finding.
public struct Fix: Hashable, Codable, Sendable {
  /// Replaces the bytes of `range` by `text`.
  public struct Edit: Hashable, Codable, Sendable {
    /// UTF-8 offsets in the file of the finding.
    public var range: Range<Int>
    /// What stands there afterwards.
    public var text: String

    /// Makes an edit.
    public init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// What the change does, as an order: "Await the work".
  public var title: String
  /// Edits that do not overlap, in rising order.
  public var edits: [Edit]

  /// Makes a fix of edits that do not overlap.
  public init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

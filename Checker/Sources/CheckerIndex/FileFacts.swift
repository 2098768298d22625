/// What other files may need to know about one file. Small, and equal for equal content.
public struct FileFacts: Hashable, Codable, Sendable {
  /// The file's path.
  public var path: String

  /// Makes facts.
  public init(path: String) {
    self.path = path
  }
}

/// The facts of every file, merged. The order of the files does not matter.
public struct ProjectIndex: Sendable {
  /// Merges facts; files are taken in the order of their paths.
  public init(merging facts: [FileFacts]) {}
}

/// How far an import has come.
public struct ImportProgress: Hashable, Sendable {
  /// What the import is doing.
  public enum Stage: Hashable, Sendable {
    /// Reading rows and comparing them with the shelf.
    case checking
    /// Adding books to the shelf.
    case saving
  }

  /// What the import is doing.
  public let stage: Stage
  /// The part of this stage that is done, from 0 to 1; never goes back within a stage.
  public let fractionCompleted: Double
  /// The rows checked or the books added so far.
  public let count: Int
}

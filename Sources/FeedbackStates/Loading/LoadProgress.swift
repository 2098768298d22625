/// How far a piece of work has come.
public struct LoadProgress: Hashable, Sendable {
  /// How many units are done; not negative.
  public let completed: Int
  /// How many units there are; `nil` when that is not known.
  public let total: Int?

  /// Makes a progress.
  ///
  /// - Parameters:
  ///   - completed: How many units are done. Below zero counts as zero.
  ///   - total: How many units there are, or `nil` when that is not known.
  public init(completed: Int, total: Int? = nil) {
    self.completed = max(0, completed)
    self.total = total
  }

  /// The part that is done, from 0 to 1; `nil` when the total is not known.
  public var fraction: Double? {
    guard let total else { return nil }
    guard total > 0 else { return 1 }
    return min(1, Double(completed) / Double(total))
  }
}

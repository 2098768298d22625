/// The number of an element, unique within one document and never used twice.
public struct ElementID: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number itself, from 1.
  public let rawValue: Int

  /// Makes an identity of a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders identities by the time at which their elements were made.
  public static func < (left: ElementID, right: ElementID) -> Bool {
    left.rawValue < right.rawValue
  }
}

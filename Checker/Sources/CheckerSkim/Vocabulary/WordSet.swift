/// A set of the words of one ``WordTable``; at most 512.
public struct WordSet: Hashable, Sendable {
  private var bits = SIMD8<UInt64>()

  /// The empty set.
  public init() {}

  /// Whether no word is in the set.
  public var isEmpty: Bool { bits == SIMD8() }

  /// Adds a word by its number.
  @inline(__always)
  public mutating func insert(_ number: Int) {
    bits[number >> 6] |= 1 << UInt64(number & 63)
  }

  /// Whether the word with a number is in the set.
  public func contains(_ number: Int) -> Bool {
    bits[number >> 6] & (1 << UInt64(number & 63)) != 0
  }

  /// Whether the sets have a word in common.
  public func intersects(_ other: WordSet) -> Bool {
    bits & other.bits != SIMD8()
  }

  /// Whether every word of `other` is in the set.
  public func isSuperset(of other: WordSet) -> Bool {
    bits & other.bits == other.bits
  }

  /// Adds all words of `other`.
  public mutating func formUnion(_ other: WordSet) {
    bits |= other.bits
  }
}

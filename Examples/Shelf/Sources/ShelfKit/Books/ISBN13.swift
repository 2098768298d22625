/// A valid 13-digit International Standard Book Number.
public struct ISBN13: Hashable, Sendable {
  /// The thirteen digits, without hyphens.
  public let digits: String

  /// Reads a number as people write it: spaces and hyphens are allowed anywhere.
  ///
  /// - Throws: What is wrong with the number, in the order in which a person would mend it.
  public init(_ text: String) throws(ISBN13.Problem) {
    var digits: [Int] = []
    for character in text where !Self.separators.contains(character) {
      guard character.isASCII, let digit = character.wholeNumberValue else {
        let isOldCheckDigit = digits.count == 9 && (character == "X" || character == "x")
        guard isOldCheckDigit else { throw .unexpected(character) }
        digits.append(10)
        continue
      }
      digits.append(digit)
    }
    guard digits.count != 10 else { throw .isbn10(successor: Self.successor(of: digits)) }
    guard digits.count == 13 else { throw .wrongLength(digits.count) }
    guard !digits.contains(10) else { throw .unexpected("X") }
    guard digits.starts(with: [9, 7, 8]) || digits.starts(with: [9, 7, 9]) else {
      throw .wrongPrefix
    }
    guard Self.checkDigit(of: digits.dropLast()) == digits.last else { throw .wrongCheckDigit }
    self.digits = digits.map(String.init).joined()
  }

  private static let separators: Set<Character> = [" ", "-", "\u{2010}", "\u{2011}", "\u{2013}"]

  /// The digit that makes the weighted sum (1, 3, 1, 3 …) a multiple of ten.
  private static func checkDigit(of twelve: ArraySlice<Int>) -> Int {
    let sum = zip(twelve, 0...).reduce(0) { $0 + $1.0 * ($1.1.isMultiple(of: 2) ? 1 : 3) }
    return (10 - sum % 10) % 10
  }

  /// The ISBN-13 of a valid ISBN-10, or nothing.
  private static func successor(of ten: [Int]) -> String? {
    let sum = zip(ten, stride(from: 10, through: 1, by: -1)).reduce(0) { $0 + $1.0 * $1.1 }
    guard sum.isMultiple(of: 11), !ten.dropLast().contains(10) else { return nil }
    let twelve = [9, 7, 8] + ten.dropLast()
    return (twelve + [checkDigit(of: twelve[...])]).map(String.init).joined()
  }
}

extension ISBN13: CustomStringConvertible {
  /// The digits, with the prefix set apart.
  public var description: String { "\(digits.prefix(3))-\(digits.dropFirst(3))" }
}

extension ISBN13 {
  /// Why a text is not an ISBN-13.
  public enum Problem: Error, Hashable, Sendable {
    /// A character that is neither a digit nor a separator.
    case unexpected(Character)
    /// The old ten-digit number; `successor` is its ISBN-13, if the old one is valid.
    case isbn10(successor: String?)
    /// This many digits instead of thirteen.
    case wrongLength(Int)
    /// The number does not begin with 978 or 979.
    case wrongPrefix
    /// The last digit does not fit the others.
    case wrongCheckDigit

    /// One or two sentences for the person who typed the number.
    public var message: String {
      switch self {
      case .unexpected(let character):
        "An ISBN has only digits and hyphens. Remove “\(character)”."
      case .isbn10(let successor?):
        "This is the older ISBN-10. The ISBN-13 of this book is \(successor)."
      case .isbn10(nil):
        "An ISBN has 13 digits; this has 10. Use the number at the barcode."
      case .wrongLength(let count):
        "An ISBN has 13 digits; this has \(count). Use the number at the barcode."
      case .wrongPrefix:
        "An ISBN begins with 978 or 979. Check the first digits."
      case .wrongCheckDigit:
        "The last digit does not fit the others. One digit is probably mistyped."
      }
    }
  }
}

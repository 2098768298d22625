/// The name of one thing that a person wants done once.
///
/// A key stays the same while the same intention is tried again, and changes after it succeeded or
/// its input changed. Send it to the server (commonly as the `Idempotency-Key` header), so that a
/// request that landed although its answer was lost is not carried out twice.
public struct IntentKey: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The text to send.
  public let rawValue: String

  /// Creates a key that has never been used: a random version 4 UUID in lower case.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  /// Creates a random key from a generator of your own, for repeatable tests.
  ///
  /// - Parameter generator: What draws the random bits.
  public init(using generator: inout some RandomNumberGenerator) {
    let high = (generator.next() as UInt64) & 0xffff_ffff_ffff_0fff | 0x4000
    let low = (generator.next() as UInt64) & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    let digits = Self.hexadecimal(high) + Self.hexadecimal(low)
    var text = ""
    for (offset, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(offset) { text.append("-") }
      text.append(digit)
    }
    rawValue = text
  }

  /// Creates a key from text that was kept, for example in a draft on disk.
  ///
  /// - Parameter rawValue: The text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The text to send.
  public var description: String { rawValue }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

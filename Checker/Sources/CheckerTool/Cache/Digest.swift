/// A hash of 128 bits that tells contents apart; not meant against people who want to collide.
struct Digest: Hashable, Codable, Sendable, Comparable {
  var high: UInt64
  var low: UInt64

  static let zero = Digest(high: 0, low: 0)

  static func < (left: Digest, right: Digest) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  /// The first half in hexadecimal digits.
  var shortText: String {
    let digits = String(high, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Computes a digest piece by piece; pieces are told apart by their lengths.
struct Hasher128 {
  private var first: UInt64
  private var second: UInt64

  init(seed: UInt64 = 0) {
    first = 0x9E37_79B9_7F4A_7C15 ^ seed
    second = 0xD1B5_4A32_D192_ED03 &+ seed
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  mutating func add(_ digest: Digest) {
    mix(digest.high, digest.low)
  }

  mutating func add(_ buffer: UnsafeRawBufferPointer) {
    let count = buffer.count
    var offset = 0
    while offset + 16 <= count {
      mix(
        buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      offset += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    var shift: UInt64 = 0
    while offset < count {
      let byte = UInt64(buffer[offset])
      if shift < 64 { tail.0 |= byte << shift } else { tail.1 |= byte << (shift - 64) }
      shift += 8
      offset += 1
    }
    mix(tail.0, tail.1)
    mix(UInt64(count), 0x5851_F42D_4C95_7F2D)
  }

  @inline(__always)
  private mutating func mix(_ left: UInt64, _ right: UInt64) {
    let one = (left ^ first).multipliedFullWidth(by: right ^ 0xA076_1D64_78BD_642F)
    let two = (right ^ second).multipliedFullWidth(by: left ^ 0xE703_7ED1_A0B4_28DB)
    // Adding the words keeps what a multiplication by zero would lose.
    first = (one.high ^ one.low) &+ right &+ (first << 23 | first >> 41)
    second = (two.high ^ two.low) &+ left &+ (second << 29 | second >> 35)
  }

  func finished() -> Digest {
    var copy = self
    copy.mix(first, second)
    copy.mix(second, first)
    return Digest(high: copy.first, low: copy.second)
  }
}

/// The hash of a word, computed while its bytes are read.
enum WordHash {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  static func of(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(seed, mix)
  }
}

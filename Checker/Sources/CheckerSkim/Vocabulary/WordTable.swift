/// The words that a skim looks for, each with a number, found by the hash of its bytes.
public struct WordTable: Sendable {
  /// How many different words fit.
  public static let capacity = 512

  private let words: [[UInt8]]
  /// Open addressing: the number of a word plus one, or 0.
  private let slots: [UInt16]
  private let hashes: [UInt64]
  private let mask: Int

  /// Numbers the words in their order.
  ///
  /// - Precondition: There are at most ``capacity`` different words.
  public init(_ words: [String]) {
    precondition(words.count <= Self.capacity, "a word table holds at most 512 words")
    self.words = words.map { Array($0.utf8) }
    let size = 2048
    mask = size - 1
    var slots = [UInt16](repeating: 0, count: size)
    var hashes = [UInt64](repeating: 0, count: size)
    for (number, word) in self.words.enumerated() {
      let hash = WordHash.of(word)
      var slot = Self.slot(hash, mask: mask)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(number + 1)
      hashes[slot] = hash
    }
    self.slots = slots
    self.hashes = hashes
  }

  /// The set of some of the table's words; words that it lacks are left out.
  public func set(_ words: some Sequence<String>) -> WordSet {
    var set = WordSet()
    for word in words {
      if let number = self.words.firstIndex(of: Array(word.utf8)) { set.insert(number) }
    }
    return set
  }

  /// The number of the word that a token is.
  public func number(of token: SwiftToken, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    number(hash: token.hash, bytes: bytes, start: token.start, end: token.end)
  }

  /// The number of the word with this hash and these bytes.
  @inline(__always)
  func number(hash: UInt64, bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) -> Int? {
    var slot = Self.slot(hash, mask: mask)
    while true {
      let entry = slots.withUnsafeBufferPointer { $0[slot] }
      if entry == 0 { return nil }
      if hashes.withUnsafeBufferPointer({ $0[slot] }) == hash {
        let number = Int(entry) - 1
        if isWord(number, bytes: bytes, start: start, end: end) { return number }
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private static func slot(_ hash: UInt64, mask: Int) -> Int {
    Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
  }

  private func isWord(
    _ number: Int, bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int
  ) -> Bool {
    let word = words[number]
    guard word.count == end - start else { return false }
    for index in 0..<word.count where bytes[start + index] != word[index] { return false }
    return true
  }
}

/// Two texts as sentences that follow each other, for speech and for a single line.
///
/// A title mostly ends without a mark, and without one both would be read in one breath.
package func sentences(_ first: String, _ second: String?) -> String {
  guard let second, !second.isEmpty else { return first }
  guard let last = first.last else { return second }
  if "。！？".contains(last) { return first + second }
  if ".!?…:؟۔".contains(last) { return first + " " + second }
  return first + (last.isEastAsian ? "。" : ". ") + second
}

extension Character {
  /// Whether the character is of a script whose sentences end with an ideographic full stop:
  /// kana, or the ideographs that Chinese and Japanese share.
  fileprivate var isEastAsian: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
  }
}

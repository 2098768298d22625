/// Where a node stands, as a number that is the same in every run of the app.
///
/// A path is folded from structure alone (slots, branches, explicit keys), so that state kept by a
/// page finds its way back after the app was started anew.
struct NodePath: Hashable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The path of a child in a numbered slot.
  func appending(_ slot: Int) -> NodePath {
    var path = self
    path.fold(UInt64(truncatingIfNeeded: slot) &+ 1)
    return path
  }

  /// The path of a child with an explicit key.
  func appending(key: some Hashable) -> NodePath {
    var path = self
    for byte in String(describing: key).utf8 { path.fold(UInt64(byte)) }
    path.fold(0xFFFF)
    return path
  }

  /// A short name, usable as the `name` of a control.
  var name: String { "s" + String(value, radix: 36) }

  private mutating func fold(_ part: UInt64) {
    value = (value ^ part) &* 0x100_0000_01b3
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start, as `onDelete` hands them out.
  ///
  /// - Complexity: O(n) in the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the one at `destination`, as `onMove` asks.
  ///
  /// - Complexity: O(n) in the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
    let before = enumerated().filter { !source.contains($0.offset) && $0.offset < destination }
    let after = enumerated().filter { !source.contains($0.offset) && $0.offset >= destination }
    let ordered = before.map(\.element) + moved + after.map(\.element)
    for (index, element) in zip(Array(indices), ordered) { self[index] = element }
  }
}

/// Finds the fewest steps between two orders of children.
enum ChildrenDiff {
  /// One step; `before` is the sibling that follows afterwards, `nil` at the end.
  enum Step: Hashable {
    case remove(ElementID)
    case insert(ElementID, before: ElementID?)
    case move(ElementID, before: ElementID?)
  }

  /// The steps from `old` to `new`: removals first, then insertions and moves from the last child
  /// to the first, so that every `before` is already in its place.
  static func steps(from old: [ElementID], to new: [ElementID]) -> [Step] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if start == oldEnd && start == newEnd { return [] }

    let newIDs = Set(new[start..<newEnd])
    var steps = old[start..<oldEnd].filter { !newIDs.contains($0) }.map(Step.remove)
    var oldPositions: [ElementID: Int] = [:]
    for index in start..<oldEnd { oldPositions[old[index]] = index }
    let origins = new[start..<newEnd].map { oldPositions[$0] }
    let staying = longestIncreasingSubsequence(of: origins)

    var next = newEnd < new.count ? new[newEnd] : nil
    for index in origins.indices.reversed() {
      let id = new[start + index]
      if origins[index] == nil {
        steps.append(.insert(id, before: next))
      } else if !staying.contains(index) {
        steps.append(.move(id, before: next))
      }
      next = id
    }
    return steps
  }

  /// The indices of a longest run of `values` that rises; `nil` values are passed over.
  static func longestIncreasingSubsequence(of values: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let tail = values[tails[middle]], tail < value {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: Set<Int> = []
    var current = tails.last
    while let index = current {
      run.insert(index)
      current = previous[index]
    }
    return run
  }
}

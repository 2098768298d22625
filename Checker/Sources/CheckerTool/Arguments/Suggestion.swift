/// Finds the name that was probably meant.
enum Suggestion {
  /// The candidate nearest to a word, if it is near enough to be a slip.
  static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let word = word.lowercased()
    let best =
      candidates
      .map { (name: $0, distance: distance(Array(word), Array($0.lowercased()))) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best, best.distance <= max(1, max(word.count, best.name.count) / 3) else {
      return nil
    }
    return best.name
  }

  /// “; did you mean “x”?”, or nothing.
  static func hint(for word: String, in candidates: some Sequence<String>) -> String {
    nearest(to: word, in: candidates).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// A whole sentence that ends with what was probably meant, or with a full stop.
  static func sentence(
    _ start: String, for word: String, in candidates: some Sequence<String>
  ) -> String {
    nearest(to: word, in: candidates).map { "\(start); did you mean “\($0)”?" } ?? start + "."
  }

  /// How many letters must be added, removed, replaced or swapped.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let cost = left[row] == right[column] ? 0 : 1
        var value = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          value = min(value, beforeLast[column - 1] + 1)
        }
        current.append(value)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}

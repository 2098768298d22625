/// The difference between two texts as `patch` reads it.
enum UnifiedDiff {
  private static let context = 3

  /// The difference, or nothing if the texts are equal.
  static func text(path: String, old: [UInt8], new: [UInt8]) -> String {
    guard old != new else { return "" }
    let before = lines(old)
    let after = lines(new)
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in hunks(changes(before, after), count: before.count) {
      text += render(hunk, before: before, after: after)
    }
    return text
  }

  /// A run of lines that were replaced.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func changes(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> [Change] {
    let difference = after.difference(from: before)
    var removed = [Bool](repeating: false, count: before.count)
    var inserted = [Bool](repeating: false, count: after.count)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
    var changes: [Change] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      let (oldStart, newStart) = (old, new)
      while old < before.count, removed[old] { old += 1 }
      while new < after.count, inserted[new] { new += 1 }
      if old > oldStart || new > newStart {
        changes.append(Change(old: oldStart..<old, new: newStart..<new))
      } else {
        old += 1
        new += 1
      }
    }
    return changes
  }

  private static func hunks(_ changes: [Change], count: Int) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func render(
    _ hunk: [Change], before: [ArraySlice<UInt8>], after: [ArraySlice<UInt8>]
  ) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let oldStart = max(0, first.old.lowerBound - context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - oldStart)
    let oldEnd = min(before.count, last.old.upperBound + context)
    let newEnd = last.new.upperBound + (oldEnd - last.old.upperBound)
    var text = "@@ -\(position(oldStart, oldEnd)) +\(position(newStart, newEnd)) @@\n"
    var old = oldStart
    for change in hunk {
      for line in before[old..<change.old.lowerBound] { text += marked(" ", line) }
      for line in before[change.old] { text += marked("-", line) }
      for line in after[change.new] { text += marked("+", line) }
      old = change.old.upperBound
    }
    for line in before[old..<oldEnd] { text += marked(" ", line) }
    return text
  }

  private static func position(_ start: Int, _ end: Int) -> String {
    let count = end - start
    return count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
  }

  private static func marked(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return mark + text + (line.last == 0x0A ? "" : "\n\\ No newline at end of file\n")
  }
}

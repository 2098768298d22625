import CheckerCore

extension Suppressions {
  /// Takes rules out of a comment, and the comment with its line where no rule is left.
  static func removal(
    of rules: [String], from directive: Directive, in source: SourceFile
  ) -> Fix? {
    let left = directive.rules.filter { !rules.contains($0) }
    guard left.isEmpty else {
      let comment = source.text(in: directive.range)
      guard let first = directive.rules.first, let last = directive.rules.last,
        let start = comment.firstRange(of: first)?.lowerBound,
        let end = comment[start...].firstRange(of: "--")?.lowerBound,
        let names = comment[start..<end].ranges(of: last).last
      else { return nil }
      let offset = directive.range.lowerBound
      let range =
        offset + comment.utf8.distance(from: comment.startIndex, to: start)..<offset
        + comment.utf8.distance(from: comment.startIndex, to: names.upperBound)
      return Fix(
        title: "Name only what is silenced",
        edits: [Fix.Edit(range: range, text: left.joined(separator: ", "))])
    }
    return Fix(
      title: "Remove the comment",
      edits: [Fix.Edit(range: whole(directive.range, in: source.bytes), text: "")])
  }

  /// A comment with the space before it, and its line where nothing else stands on it.
  private static func whole(_ comment: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var start = comment.lowerBound
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    var end = comment.upperBound
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    let endsLine = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    guard start == 0 || bytes[start - 1] == 0x0A else {
      // Behind code: what follows on the line keeps one space.
      return endsLine ? start..<end : start..<comment.upperBound
    }
    guard endsLine else { return comment.lowerBound..<end }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return start..<end
  }
}

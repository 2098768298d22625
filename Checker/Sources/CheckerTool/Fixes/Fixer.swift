import CheckerCore
import CheckerIndex

/// Applies safe repairs to one file's text.
enum Fixer {
  /// What became of a text.
  struct Result: Sendable, Equatable {
    var bytes: [UInt8]
    /// How many repairs were made.
    var applied = 0
    /// How many were left out, because they overlap another one or would break the file.
    var leftOut = 0
  }

  /// Applies each fix whose edits overlap no earlier one and whose result parses as well as the
  /// text did before.
  static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> Result {
    var result = Result(bytes: bytes)
    var accepted: [Fix.Edit] = []
    let parsedBefore = Parsing.isSound(bytes)
    for fix in fixes.sorted(by: { start(of: $0) < start(of: $1) }) {
      let candidate = accepted + fix.edits
      guard let text = edited(bytes, by: candidate), !parsedBefore || Parsing.isSound(text) else {
        result.leftOut += 1
        continue
      }
      accepted = candidate
      result.bytes = text
      result.applied += 1
    }
    return result
  }

  private static func start(of fix: Fix) -> Int {
    fix.edits.first?.range.lowerBound ?? 0
  }

  /// The text after some edits, or `nil` if they overlap or lie outside of it.
  static func edited(_ bytes: [UInt8], by edits: [Fix.Edit]) -> [UInt8]? {
    var text: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else {
        return nil
      }
      text += bytes[position..<edit.range.lowerBound]
      text += lineBreaks(of: bytes, in: edit.text)
      position = edit.range.upperBound
    }
    return text + bytes[position...]
  }

  /// A text with the line breaks that the file uses.
  private static func lineBreaks(of bytes: [UInt8], in text: String) -> [UInt8] {
    guard text.contains("\n"), let first = bytes.firstIndex(of: 0x0A), first > 0,
      bytes[first - 1] == 0x0D
    else { return Array(text.utf8) }
    return text.replacing("\r\n", with: "\n").utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}

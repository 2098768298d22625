import CheckerCore

/// A finding with what the outputs need of its file.
struct LocatedFinding: Sendable, Codable, Equatable {
  var finding: Finding
  /// The line on which the finding begins, without its line break.
  var line: String
  /// Where the finding begins on its first line and ends on its last, in UTF-16 units from 1.
  var utf16Column: Int
  var utf16EndColumn: Int
  /// What the project has set instead of the tier's severity.
  var chosenSeverity: Severity?

  /// How grave the finding is for other tools.
  var severity: Severity { chosenSeverity ?? Severity(finding.tier) }

  init(_ finding: Finding, in source: SourceFile) {
    self.finding = finding
    let place = finding.place
    line = Self.text(ofLine: place.line, in: source)
    utf16Column = Self.utf16Column(place.column, ofLine: place.line, in: source)
    utf16EndColumn = Self.utf16Column(place.endColumn, ofLine: place.endLine, in: source)
  }

  /// What identifies the fault from one version of its file to the next.
  var fingerprint: String {
    var hasher = Hasher128(seed: 1)
    hasher.add(finding.rule)
    hasher.add(finding.declaration)
    hasher.add(finding.snippet)
    return hasher.finished().shortText
  }

  private static func text(ofLine line: Int, in source: SourceFile) -> String {
    let start = source.lines.start(ofLine: line)
    let end = line < source.lines.count ? source.lines.start(ofLine: line + 1) : source.bytes.count
    var text = source.text(in: start..<end)
    while let last = text.unicodeScalars.last, last == "\n" || last == "\r" {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  private static func utf16Column(_ column: Int, ofLine line: Int, in source: SourceFile) -> Int {
    let start = source.lines.start(ofLine: line)
    let prefix = source.text(in: start..<(start + column - 1))
    // A byte-order mark is no column.
    return prefix.utf16.count - (line == 1 && prefix.hasPrefix("\u{FEFF}") ? 1 : 0) + 1
  }
}

import CheckerCore

/// The forms with one line a finding.
enum LineFormats {
  /// Findings as `path:line:column: tier: message [rule]`.
  static func concise(_ report: Report) -> String {
    report.findings.map { located in
      let finding = located.finding
      return "\(finding.path):\(finding.place.line):\(finding.place.column): "
        + "\(finding.tier.rawValue): \(oneLine(finding.message)) [\(finding.rule)]\n"
    }.joined()
  }

  /// As Xcode reads them: absolute paths, and errors or warnings.
  static func xcode(_ report: Report) -> String {
    report.findings.map { located in
      let finding = located.finding
      let path = Path.absolute(finding.path, in: report.workingFolder)
      // Xcode lists no note of its own, so a hint is a warning unless the project says otherwise.
      let severity = located.chosenSeverity ?? (finding.tier == .certain ? .error : .warning)
      return "\(path):\(finding.place.line):\(finding.place.column): "
        + "\(severity.rawValue): \(oneLine(finding.message)) [\(finding.rule)]\n"
    }.joined()
  }

  /// Commands of GitHub's workflows.
  static func github(_ report: Report) -> String {
    report.findings.map { located in
      let finding = located.finding
      let level =
        switch located.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      let place = finding.place
      // Columns may be told only where both ends stand on one line.
      let columns =
        place.line == place.endLine
        ? ",col=\(located.utf16Column),endColumn=\(located.utf16EndColumn)" : ""
      return "::\(level) file=\(property(finding.path)),line=\(place.line),"
        + "endLine=\(place.endLine)\(columns),title=\(property(finding.rule))::"
        + "\(data(finding.message))\n"
    }.joined()
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

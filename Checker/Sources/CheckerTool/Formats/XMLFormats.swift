import CheckerCore

/// The forms in XML.
enum XMLFormats {
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Checkstyle's report: findings by file.
  static func checkstyle(_ report: Report) -> String {
    var text = head + "<checkstyle version=\"4.3\">\n"
    for (path, findings) in byFile(report) {
      text += "  <file name=\"\(escaped(path))\">\n"
      for located in findings {
        let finding = located.finding
        let severity = located.severity == .note ? "info" : located.severity.rawValue
        text += "    <error line=\"\(finding.place.line)\" column=\"\(finding.place.column)\""
        text += " severity=\"\(severity)\" message=\"\(escaped(finding.message))\""
        text += " source=\"feedback-states.\(escaped(finding.rule))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  /// JUnit's report: a failed case a finding, one that passed if there is none.
  static func junit(_ report: Report) -> String {
    let count = report.findings.count
    var text = head
    text += "<testsuites>\n  <testsuite name=\"feedback-states\" tests=\"\(max(count, 1))\""
    text += " failures=\"\(count)\">\n"
    if count == 0 { text += "    <testcase classname=\"feedback-states\" name=\"check\"/>\n" }
    for located in report.findings {
      let finding = located.finding
      let place = "\(finding.path):\(finding.place.line):\(finding.place.column)"
      text += "    <testcase classname=\"\(escaped(finding.path))\""
      text += " name=\"\(escaped("\(finding.rule) at \(place)"))\">\n"
      text += "      <failure type=\"\(finding.tier.rawValue)\""
      text += " message=\"\(escaped(finding.message))\">\(escaped(place))</failure>\n"
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func byFile(_ report: Report) -> [(path: String, findings: [LocatedFinding])] {
    var files: [(path: String, findings: [LocatedFinding])] = []
    for located in report.findings {
      if files.last?.path == located.finding.path {
        files[files.count - 1].findings.append(located)
      } else {
        files.append((located.finding.path, [located]))
      }
    }
    return files
  }

  /// Text for XML and HTML; characters that XML cannot hold are replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

import CheckerCore

/// Findings for programs.
enum JSONFormat {
  static func render(_ report: Report) -> String {
    let value: JSONValue = [
      "version": .string(ToolVersion.text),
      "findings": .array(report.findings.map(value)),
    ]
    return value.text(isPretty: true) + "\n"
  }

  /// One finding with all that identifies it.
  static func value(_ located: LocatedFinding) -> JSONValue {
    let finding = located.finding
    return [
      "rule": .string(finding.rule),
      "tier": .string(finding.tier.rawValue),
      "path": .string(finding.path),
      "line": .int(finding.place.line),
      "column": .int(finding.place.column),
      "endLine": .int(finding.place.endLine),
      "endColumn": .int(finding.place.endColumn),
      "message": .string(finding.message),
      "related": .array(finding.related.map(related)),
      "fingerprint": .string(located.fingerprint),
    ]
  }

  private static func related(_ related: Finding.Related) -> JSONValue {
    [
      "path": .string(related.path),
      "line": .int(related.place.line),
      "column": .int(related.place.column),
      "endLine": .int(related.place.endLine),
      "endColumn": .int(related.place.endColumn),
      "message": .string(related.message),
    ]
  }
}

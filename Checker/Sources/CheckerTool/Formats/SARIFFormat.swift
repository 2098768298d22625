import CheckerCore

/// The Static Analysis Results Interchange Format 2.1.0.
enum SARIFFormat {
  static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  static func render(_ report: Report) -> String {
    let used = rules(of: report)
    let numbers = Dictionary(
      uniqueKeysWithValues: used.enumerated().map { ($1.name, $0) })
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": "feedback-states",
          "version": .string(ToolVersion.text),
          "semanticVersion": .string(ToolVersion.text),
          "rules": .array(used.map(descriptor)),
        ]
      ],
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": [
        "SRCROOT": ["uri": .string("file://" + encoded(report.workingFolder) + "/")]
      ],
      "invocations": [
        [
          "executionSuccessful": true,
          "toolExecutionNotifications": .array(report.problems.map(notification)),
        ]
      ],
      "results": .array(report.findings.map { result($0, numbers: numbers) }),
    ]
    let value: JSONValue = ["$schema": .string(schema), "version": "2.1.0", "runs": [run]]
    return value.text(isPretty: true) + "\n"
  }

  /// The rules that found something, in order of their names.
  private static func rules(of report: Report) -> [(name: String, info: RuleInfo?)] {
    Set(report.findings.map(\.finding.rule)).sorted().map { name in
      (name, report.rules.first { $0.name == name })
    }
  }

  private static func descriptor(_ rule: (name: String, info: RuleInfo?)) -> JSONValue {
    guard let info = rule.info else {
      return [
        "id": .string(rule.name),
        "shortDescription": ["text": "A comment that silences rules is in order."],
        "defaultConfiguration": ["level": "error"],
      ]
    }
    return [
      "id": .string(info.name),
      "shortDescription": ["text": .string(info.summary)],
      "fullDescription": ["text": .string(info.why)],
      "help": ["text": .string(info.instead)],
      "defaultConfiguration": ["level": .string(Severity(info.tier).rawValue)],
      "properties": ["tags": .array(info.guide.map { .string("guide/\($0)") })],
    ]
  }

  private static func result(
    _ located: LocatedFinding, numbers: [String: Int]
  ) -> JSONValue {
    let finding = located.finding
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .int(numbers[finding.rule] ?? -1)),
      ("level", .string(located.severity.rawValue)),
      ("message", ["text": .string(finding.message)]),
      (
        "locations",
        [
          [
            "physicalLocation": [
              "artifactLocation": artifact(finding.path),
              "region": [
                "startLine": .int(finding.place.line),
                "startColumn": .int(located.utf16Column),
                "endLine": .int(finding.place.endLine),
                "endColumn": .int(located.utf16EndColumn),
                "snippet": ["text": .string(located.line)],
              ],
            ]
          ]
        ]
      ),
      ("partialFingerprints", ["feedbackStates/v1": .string(located.fingerprint)]),
    ]
    if !finding.related.isEmpty {
      members.append(
        (
          "relatedLocations",
          .array(
            finding.related.enumerated().map { number, related in
              [
                "id": .int(number),
                "message": ["text": .string(related.message)],
                "physicalLocation": [
                  "artifactLocation": artifact(related.path),
                  "region": [
                    "startLine": .int(related.place.line),
                    "endLine": .int(related.place.endLine),
                  ],
                ],
              ]
            })
        ))
    }
    return .object(members)
  }

  private static func notification(_ problem: CheckRun.Problem) -> JSONValue {
    [
      "level": "warning",
      "message": ["text": .string("\(problem.path) \(problem.message)")],
      "locations": [["physicalLocation": ["artifactLocation": artifact(problem.path)]]],
    ]
  }

  /// A place below the working folder, or an absolute one outside of it.
  private static func artifact(_ path: String) -> JSONValue {
    path.hasPrefix("/")
      ? ["uri": .string("file://" + encoded(path))]
      : ["uri": .string(encoded(path)), "uriBaseId": "SRCROOT"]
  }

  /// A path as a URI spells it.
  static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}

import Foundation
import Testing

@testable import CheckerTool

@Suite("Formats")
struct FormatTests {
  private let project: TestProject

  init() throws {
    project = try TestProject([
      "a b/Ä&.swift": view("A", "/* 👍 */ BadView()"),
      "Shared.swift":
        "struct Shared: View { let error: Error; var body: some View { EmptyView() } }",
      "Latin.swift": "",
    ])
    try project.write("Latin.swift", [0xE9])
  }

  private func run(_ format: String) -> String { project.run("check", "-q", "-f", format).output }

  @Test("concise")
  func concise() {
    #expect(
      run("concise")
        == "a b/Ä&.swift:5:16: certain: `BadView` is shown. Show a `GoodView`. [bad_view]\n")
  }

  @Test("xcode has absolute paths and severities")
  func xcode() {
    #expect(
      run("xcode")
        == "\(project.folder)/a b/Ä&.swift:5:16: error: `BadView` is shown. Show a `GoodView`. "
        + "[bad_view]\n")
  }

  @Test("github has UTF-16 columns and escapes")
  func github() {
    #expect(
      run("github")
        == "::error file=a b/Ä&.swift,line=5,endLine=5,col=14,endColumn=21,title=bad_view::"
        + "`BadView` is shown. Show a `GoodView`.\n")
  }

  @Test("json holds version and findings with their parts in order")
  func json() {
    #expect(
      run("json") == """
        {
          "version": "\(ToolVersion.text)",
          "findings": [
            {
              "rule": "bad_view",
              "tier": "certain",
              "path": "a b/Ä&.swift",
              "line": 5,
              "column": 16,
              "endLine": 5,
              "endColumn": 23,
              "message": "`BadView` is shown. Show a `GoodView`.",
              "related": [
                {
                  "path": "a b/Ä&.swift",
                  "line": 3,
                  "column": 1,
                  "endLine": 3,
                  "endColumn": 7,
                  "message": "The type."
                }
              ],
              "fingerprint": "\(fingerprint)"
            }
          ]
        }

        """)
    let empty = project.run("check", "Shared.swift", "-f", "json").output
    #expect(empty == "{\n  \"version\": \"\(ToolVersion.text)\",\n  \"findings\": []\n}\n")
  }

  private var fingerprint: String {
    var hasher = Hasher128(seed: 1)
    for part in ["bad_view", "A.body", "BadView"] { hasher.add(part) }
    return hasher.finished().shortText
  }

  @Test("sarif has UTF-16 columns, fingerprints, rule numbers and relative, encoded paths")
  func sarif() throws {
    let run = try #require(JSONReader.read(run("sarif")).plain["runs"]?.array?.first)
    #expect(run["columnKind"] == "utf16CodeUnits")
    #expect(
      run["originalUriBaseIds"]?["SRCROOT"]?["uri"] == .string("file://\(project.folder)/"))
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    #expect(rules.map { $0["id"] } == ["bad_view"])
    let result = try #require(run["results"]?.array?.first)
    #expect(result["ruleIndex"] == 0)
    #expect(result["level"] == "error")
    #expect(result["partialFingerprints"] == ["feedbackStates/v1": .string(fingerprint)])
    let place = try #require(result["locations"]?.array?.first?["physicalLocation"])
    #expect(
      place["artifactLocation"] == ["uri": "a%20b/%C3%84%26.swift", "uriBaseId": "SRCROOT"])
    // The emoji takes four bytes and two UTF-16 units.
    #expect(
      place["region"] == [
        "startLine": 5, "startColumn": 14, "endLine": 5, "endColumn": 21,
        "snippet": ["text": "    /* 👍 */ BadView()"],
      ])
    let notes = run["invocations"]?.array?.first?["toolExecutionNotifications"]?.array
    #expect(notes?.first?["message"]?["text"] == "Latin.swift is not valid UTF-8; not checked")
  }

  @Test("checkstyle")
  func checkstyle() {
    #expect(
      run("checkstyle") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="a b/Ä&amp;.swift">
            <error line="5" column="16" severity="error" message="`BadView` is shown. Show a \
        `GoodView`." source="feedback-states.bad_view"/>
          </file>
        </checkstyle>

        """)
  }

  @Test("junit")
  func junit() {
    #expect(
      run("junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="feedback-states" tests="1" failures="1">
            <testcase classname="a b/Ä&amp;.swift" name="bad_view at a b/Ä&amp;.swift:5:16">
              <failure type="certain" message="`BadView` is shown. Show a `GoodView`.">a \
        b/Ä&amp;.swift:5:16</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let clean = project.run("check", "Shared.swift", "-f", "junit").output
    #expect(clean.contains("tests=\"1\" failures=\"0\""))
  }

  @Test("html is one page that marks the place and loads nothing")
  func html() {
    let page = run("html")
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(page.contains("<pre><code>    /* 👍 */ <mark>BadView</mark>()</code></pre>"))
    #expect(page.contains("<p>1 finding in 3 files: 1 certain.</p>"))
    #expect(page.contains("<code>a b/Ä&amp;.swift:5</code>"))
    for outside in ["http:", "https:", "<script", "src="] { #expect(!page.contains(outside)) }
  }
}

import Foundation
import Testing

@testable import CheckerTool

@Suite("Configuration")
struct ConfigurationTests {
  @Test(
    "Every mistake is told with its place and what was meant",
    arguments: [
      ("{\n  exclud: []\n}", "2:3: error: unknown key “exclud”; did you mean “exclude”?"),
      (
        "{ include: 'Classes' }",
        "1:12: error: “include” must be a list of texts, not a text; write [\"Classes\"]"
      ),
      (
        "{ 'rules': { /* é👍 */ bad_veiw: 'off' } }",
        "1:23: error: unknown rule “bad_veiw”; did you mean “bad_view”?"
      ),
      (
        "{ rules: { bad_view: 'of' } }",
        "1:22: error: “of” is no value of “bad_view”; did you mean “off”? (one of: off, certain, "
          + "likely, hint)"
      ),
      (
        "{ rules: { bad_view: false } }",
        "1:22: error: “bad_view” must be a text, not true or false"
      ),
      ("{ preset: 'strict' ", "1:20: error: “,” or “}” is missing"),
      ("{ preset: strict }", "1:11: error: “strict” needs quotes"),
      ("{ preset: 'strict', preset: 'strict' }", "1:21: error: the key “preset” stands here twice"),
      ("[]", "1:1: error: the configuration must be an object, not a list"),
      (
        "{ exclude: ['/a'] }",
        "1:13: error: “/a” must be a path below the folder of this file, such as “Sources/**”"
      ),
      ("{ extends: 'x.json' }", "1:12: error: “x.json” cannot be read"),
      (
        "{ extends: '.feedback-states.json' }",
        "1:12: error: “.feedback-states.json” extends itself"
      ),
      (
        "{ mapping: { MyButton: 'buton' } }",
        "1:24: error: “buton” is no value of “MyButton”; did you mean “button”? (one of: button, "
      ),
      (
        "{ mapping: { '': 'button' } }",
        "1:14: error: “” is no name of a view, modifier or function; write it without brackets, "
      ),
      (
        "{ mapping: { 'My.Button()': 'button' } }",
        "1:14: error: “My.Button()” is no name of a view, modifier or function; write it without"
      ),
      ("{ vocabulary: { loading: [''] } }", "1:27: error: “” is no name of a case"),
      (
        "{ vocabulary: { loading: ['busy'], failure: ['busy'] } }",
        "1:46: error: “busy” stands in “loading” too; it can mean one thing only"
      ),
      ("{ exclude: ['a[b'] }", "1:13: error: “a[b”: “[” is not closed"),
      ("{ include: ['{a,b'] }", "1:13: error: “{a,b”: “{” is not closed"),
      (
        "{ rules: { bad_view: { shwo: 'off' } } }",
        "1:24: error: unknown key “shwo” of “bad_view”; did you mean “show”?"
      ),
      (
        "{ rules: { bad_view: { severity: 'eror' } } }",
        "1:34: error: “eror” is no value of “severity”; did you mean “error”? (one of: error, "
          + "warning, note)"
      ),
      (
        "{ vocabulary: { loadng: [] } }",
        "1:17: error: unknown key “loadng”; did you mean “loading”?"
      ),
    ])
  func mistakes(text: String, message: String) throws {
    let project = try TestProject([
      "A.swift": view("A", "BadView()"), ".feedback-states.json": text,
    ])
    let result = project.run("check")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.message.hasPrefix(".feedback-states.json:" + message))
  }

  @Test("The nearest file above each file holds, and extends what it names")
  func nearest() throws {
    let odd = view("A", "OddView()")
    let project = try TestProject([
      ".feedback-states.json": "{ rules: { bad_view: 'certain' } } // comment",
      "A.swift": odd, "sub/B.swift": odd, "sub/deep/C.swift": odd, "other/D.swift": odd,
      "sub/.feedback-states.json":
        "{ extends: '../.feedback-states.json', rules: { bad_view: 'likely' }, }",
      "other/.feedback-states.json": "{ extends: ['../.feedback-states.json'] }",
    ])
    let result = project.run("check", "-f", "concise")
    #expect(
      result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
        "sub/B.swift", "sub/deep/C.swift",
      ])
  }

  @Test("A rule can be off, and the preset of the command line wins")
  func settings() throws {
    let project = try TestProject([
      ".feedback-states.json": "{ preset: 'strict' }", "A.swift": view("A", "HintView()"),
    ])
    #expect(project.run("check").status == 1)
    #expect(project.run("check", "--preset", "recommended").status == 0)
    try project.write("off.json", "{ rules: { bad_view: 'off' } }")
    #expect(project.run("check", "--config", "off.json", "--preset", "strict").status == 0)
  }

  @Test("A list of files to start from keeps what a later one does not mention")
  func extending() throws {
    let project = try TestProject([
      ".feedback-states.json": "{ extends: ['a.json', 'b.json'] }",
      "a.json": "{ preset: 'strict' }", "b.json": "{ exclude: ['B.swift'] }",
      "A.swift": view("A", "HintView()"), "B.swift": view("B", "HintView()"),
    ])
    let result = project.run("check", "-f", "concise")
    #expect(result.output.hasPrefix("A.swift:5:5: hint:"))
    #expect(!result.output.contains("B.swift"))
  }

  @Test("One rule can have a severity for other tools and files for which it does not hold")
  func ruleSettings() throws {
    let project = try TestProject([
      ".feedback-states.json":
        "{ rules: { bad_view: { show: 'certain', severity: 'note', exclude: ['Old/**'] } } }",
      "A.swift": view("A", "BadView()\n    OddView()"), "Old/B.swift": view("B", "BadView()"),
    ])
    let xcode = project.run("check", "-f", "xcode").output
    #expect(
      xcode == "\(project.folder)/A.swift:5:5: note: `BadView` is shown. Show a `GoodView`. "
        + "[bad_view]\n")
    #expect(project.run("check", "-f", "sarif").output.contains("\"level\": \"note\""))
    #expect(project.run("check", "-f", "github").output.hasPrefix("::notice "))
    #expect(project.run("check", "-f", "checkstyle").output.contains("severity=\"info\""))
    #expect(project.run("check", "Old/B.swift").status == 0)
  }

  @Test("A configuration that is a folder or a link to nothing is a mistake")
  func unreadable() throws {
    let project = try TestProject([
      "A.swift": view("A", "BadView()"), "sub/.feedback-states.json/x": "", "sub/B.swift": "",
    ])
    #expect(
      project.run("check").message == "sub/.feedback-states.json:1:1: error: the file cannot be "
        + "read\n")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder + "/.feedback-states.json", withDestinationPath: "nothing")
    #expect(project.run("check", "A.swift").status == 2)
  }

  @Test("The configuration that init writes is valid and changes nothing")
  func initialize() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()")])
    let before = project.run("check").output
    #expect(project.run("init").message == "wrote .feedback-states.json\n")
    let after = project.run("check")
    #expect(after.output == before)
    #expect(after.message == "")
    #expect(project.run("init").status == 2)
    #expect(project.run("init", "--force").status == 0)
  }

  @Test(
    "JSON5 is read as it is written",
    arguments: [
      (
        "{a:1,'b':[0x1F,-.5,+1.,],\"c\":'\\u0041\\\n\\x42',}",
        "{\"a\":1,\"b\":[31,-0.5,1],\"c\":\"AB\"}"
      ),
      ("// x\n/* y */ null", "null"), ("'\\uD83D\\uDE00'", "\"😀\""), ("[]", "[]"),
    ])
  func json(text: String, plain: String) throws {
    #expect(try JSONReader.read(text).plain.text() == plain)
  }

  @Test("No truncation of a configuration ends the process")
  func truncated() {
    let bytes = Array(InitCommand.text.utf8)
    for count in 0..<bytes.count { _ = try? JSONReader.read(Array(bytes.prefix(count))) }
    #expect(throws: JSONError.self) {
      try JSONReader.read(String(repeating: "[", count: 100_000))
    }
  }
}

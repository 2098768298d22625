import CheckerCore
import CheckerIndex
import CheckerRules
import Testing

@testable import CheckerTool

@Suite("Comments that silence rules")
struct SuppressionTests {
  private func places(_ source: String) throws -> [String] {
    let project = try TestProject(["A.swift": source])
    return project.run("check", "-f", "concise").output.split(separator: "\n").map {
      let parts = $0.split(separator: ":")
      let rule = $0.split(separator: "[").last?.dropLast() ?? ""
      return "\(parts[1]):\(parts[2]) \(rule)"
    }
  }

  @Test(
    "A comment speaks of the statement or chain that follows, or of the line that it ends",
    arguments: [
      // The line that it ends.
      ("BadView() // feedback-states:ignore bad_view -- legacy", []),
      // The statement that follows, over several lines.
      (
        "// feedback-states:ignore bad_view -- legacy\n    VStack {\n      BadView()\n    }\n      .padding()\n      .overlay(BadView())",
        []
      ),
      // Not the statement after that.
      (
        "// feedback-states:ignore bad_view -- legacy\n    BadView()\n    BadView()",
        ["7:5 bad_view"]
      ),
      // A modifier in a chain, and what follows it in the chain.
      (
        "BadView()\n      // feedback-states:ignore bad_view -- legacy\n      .overlay(BadView())\n      .overlay(BadView())",
        ["5:5 bad_view"]
      ),
      // Between other comments, with a list of rules.
      (
        "// why\n    // feedback-states:ignore bad_view,bad_view -- legacy\n    // more\n    BadView()",
        []
      ),
      ("/* feedback-states:ignore bad_view -- legacy */\n    BadView()", []),
      ("BadView() /* 👨‍👩‍👧 */ // feedback-states:ignore bad_view -- ﷽ legacy 🧑🏽‍🚀", []),
    ])
  func reach(body: String, left: [String]) throws {
    #expect(try places(view("A", body)) == left)
    #expect(try places(view("A", body).replacing("\n", with: "\r\n")) == left)
  }

  @Test(
    "A comment that cannot be read is an error and silences nothing",
    arguments: [
      (
        "// feedback-states:ignore bad_veiw -- legacy",
        "This comment silences nothing: there is no rule “bad_veiw”; did you mean “bad_view”?"
      ),
      (
        "// feedback-states:ignore bad_view",
        "This comment silences nothing: the reason is missing; write `// feedback-states:ignore RULE -- REASON`."
      ),
      (
        "// feedback-states:ignore bad_view --",
        "This comment silences nothing: the reason is missing; write `// feedback-states:ignore RULE -- REASON`."
      ),
      (
        "// feedback-states:ignore -- legacy",
        "This comment silences nothing: no rule is named; write `// feedback-states:ignore RULE -- REASON`."
      ),
      (
        "// feedback-states: ignore bad_view -- legacy",
        "This comment silences nothing: “ignore” must follow the colon at once; write `// feedback-states:ignore RULE -- REASON`."
      ),
      (
        "// feedback-state:ignore bad_view -- legacy",
        "This comment silences nothing: it is not spelt as it must be; write `// feedback-states:ignore RULE -- REASON`."
      ),
      (
        "// Feedback-States ignore bad_view",
        "This comment silences nothing: it is not spelt as it must be; write `// feedback-states:ignore RULE -- REASON`."
      ),
      (
        "/// feedback-states:ignore bad_view -- legacy",
        "This comment silences nothing: a documentation comment is for readers; write `// feedback-states:ignore RULE -- REASON`."
      ),
      (
        "// feedback-states:disable bad_view -- legacy",
        "This comment silences nothing: “disable” is not known here; write `// feedback-states:ignore RULE -- REASON`."
      ),
    ])
  func malformed(comment: String, message: String) throws {
    let project = try TestProject(["A.swift": view("A", comment + "\n    BadView()")])
    let result = project.run("check", "-f", "concise")
    #expect(
      result.output == """
        A.swift:5:5: certain: \(message) [malformed_ignore]
        A.swift:6:5: certain: `BadView` is shown. Show a `GoodView`. [bad_view]

        """)
  }

  @Test("A comment that is not needed is a finding, unless its rule did not run")
  func unused() throws {
    let project = try TestProject([
      "A.swift": view("A", "// feedback-states:ignore bad_view -- legacy\n    GoodView()")
    ])
    let result = project.run("check", "-f", "concise")
    #expect(
      result.output == """
        A.swift:5:5: certain: Nothing here has to be silenced for bad_view. Remove the comment. \
        [unused_ignore]

        """)
    #expect(project.run("check", "--rule", "bad_view").status == 0)
  }

  @Test(
    "A comment that is not needed is removed with its line, or loses the rules that are not",
    arguments: [
      ("    // feedback-states:ignore bad_view -- x\n    GoodView()\n", "    GoodView()\n"),
      ("    GoodView()  // feedback-states:ignore bad_view -- x\n", "    GoodView()\n"),
      (
        "    GoodView() /* feedback-states:ignore bad_view -- x */ .padding()\n",
        "    GoodView() .padding()\n"
      ),
      (
        "    // feedback-states:ignore odd_view, bad_view -- x\n    BadView()\n",
        "    // feedback-states:ignore bad_view -- x\n    BadView()\n"
      ),
    ])
  func removal(before: String, after: String) throws {
    let head = "import SwiftUI\nstruct A: View { @State var isBusy = false; var body: some View {\n"
    for lineBreak in ["\n", "\r\n"] {
      let project = try TestProject([
        "A.swift": (head + before + "} }\n").replacing("\n", with: lineBreak)
      ])
      let rules: [any Rule] = [WordRule(), OtherRule()]
      #expect(project.run("check", "--fix", rules: rules).message == "repaired 1 finding\n")
      #expect(project.read("A.swift") == (head + after + "} }\n").replacing("\n", with: lineBreak))
      #expect(project.run("check", rules: rules).status == 0)
    }
  }

  /// A rule that finds nothing.
  private struct OtherRule: Rule {
    static let info = RuleInfo(
      name: "odd_view", tier: .hint, guide: [], summary: "", why: "", instead: "",
      whenItErrs: "", triggering: [], nonTriggering: [])
    func check(_ context: RuleContext) {}
  }

  @Test("A silenced hint is not called unused while hints are not shown")
  func hint() throws {
    #expect(try places(view("A", "HintView() // feedback-states:ignore bad_view -- fine")) == [])
  }

  @Test("Strings and comments that only mention the form silence nothing")
  func mentions() throws {
    let text =
      "\"// feedback-states:ignore bad_view -- x\"; BadView() // see feedback-states:ignore"
    #expect(try places(view("A", "let a = " + text)).count == 1)
    let prose =
      "// feedback-states finds what is ignored; see feedback-states:ignore\n    GoodView()"
    #expect(try places(view("A", prose)) == [])
  }

  @Test("A comment above a type speaks of its header alone")
  func types() throws {
    let source = "// feedback-states:ignore bad_view -- x\n" + view("A", "BadView()").dropFirst(16)
    #expect(try places(String(source)) == ["1:1 unused_ignore", "4:5 bad_view"])
  }

  @Test("Every example of every rule can be silenced in its own line, and no comment is unused")
  func examples() throws {
    for rule in RuleSet.all {
      let info = type(of: rule).info
      for example in info.triggering {
        var files: [String: String] = [:]
        for file in example.files {
          let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.contains("↓")
              ? $0.replacing("↓", with: "") + " // feedback-states:ignore \(info.name) -- test"
              : String($0)
          }
          files[file.name] = lines.joined(separator: "\n")
        }
        let project = try TestProject(files)
        let left = project.run(
          "check", "--preset", "strict", "-f", "concise", rules: [rule])
        #expect(left.output == "", "\(info.name): \(example.title)")
      }
    }
  }
}

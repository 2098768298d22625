import Testing

@testable import CheckerTool

@Suite("check")
struct CheckTests {
  @Test("Findings come with their line and a caret; the status is 1")
  func text() throws {
    let project = try TestProject(["App/A.swift": view("A", "BadView()")])
    let result = project.run("check")
    #expect(
      result.output == """
        App/A.swift:5:5: certain: `BadView` is shown. Show a `GoodView`. [bad_view]
        5 |     BadView()
          |     ^~~~~~~
          fix: Show a good view (--fix)

        1 finding in 1 file: 1 certain.
          1 bad_view
        Why, and what to write instead:               feedback-states explain bad_view
        1 of them can be repaired safely; look first: feedback-states check --diff

        """)
    #expect(result.status == 1)
    #expect(result.message == "")
  }

  @Test("Many findings come with the way to accept them; the rule explained is the commonest")
  func many() throws {
    let project = try TestProject([
      "A.swift": view("A", Array(repeating: "OddView()", count: 12).joined(separator: "\n    "))
    ])
    #expect(
      project.run("check").output.hasSuffix(
        """

        12 findings in 1 file: 12 likely.
          12 bad_view
        Why, and what to write instead:          feedback-states explain bad_view
        Accept these and fail on new ones only:  feedback-states baseline write

        """.replacing(":          f", with: ":         f").replacing("only:  f", with: "only: f")))
  }

  @Test("Nothing found is said, and the status is 0")
  func clean() throws {
    let project = try TestProject(["A.swift": view("A", "GoodView()")])
    let result = project.run("check")
    #expect(result.output == "Nothing found in 1 file.\n")
    #expect(result.status == 0)
  }

  @Test("Hints are counted and shown by the strict preset or by name")
  func tiers() throws {
    let project = try TestProject(["A.swift": view("A", "HintView()\n    OddView()")])
    let recommended = project.run("check", "--format", "concise")
    #expect(
      recommended.output
        == "A.swift:6:5: likely: `OddView` is shown. Show a `GoodView`. [bad_view]\n")
    #expect(project.run("check").output.contains("Hints are not shown (--preset strict)."))
    #expect(project.run("check", "--preset", "strict", "-f", "concise").output.contains("HintView"))
    #expect(project.run("check", "--rule", "bad_view", "-f", "concise").output.contains("HintView"))
  }

  @Test("The caret stands under the place behind tabs, emoji and wide characters")
  func caret() throws {
    let project = try TestProject([
      "A.swift":
        "struct A: View { let error = 0; var body: some View {\n\t/* 👩‍👩‍👧 漢 é */ BadView()\n} }\n"
    ])
    let lines = project.run("check", "--color", "never").output.split(separator: "\n")
    #expect(lines[1] == "2 | \t/* 👩‍👩‍👧 漢 é */ BadView()")
    #expect(lines[2] == "  | \t" + String(repeating: " ", count: 14) + "^~~~~~~")
  }

  @Test("Colours are used where they are asked for")
  func colours() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()")])
    #expect(!project.run("check").output.contains("\u{1B}["))
    #expect(project.run("check", colour: true).output.contains("\u{1B}[31;1mcertain:\u{1B}[0m"))
    #expect(!project.run("check", "--color", "never", colour: true).output.contains("\u{1B}["))
    #expect(project.run("check", "--color=always").output.contains("\u{1B}["))
  }

  @Test("The result is the same whatever the number of threads, with and without a cache")
  func threads() throws {
    var files: [String: String] = [
      "Shared.swift":
        "struct Shared: View { let error: Error; var body: some View { EmptyView() } }"
    ]
    for number in 0..<60 {
      files["F\(number).swift"] = view("V\(number)", number % 2 == 0 ? "BadView()" : "OddView()")
    }
    let project = try TestProject(files)
    let one = project.run("check", "--format", "json", "--jobs", "1")
    #expect(one.output.contains("\"message\": \"The type.\""))
    for jobs in ["2", "7"] {
      #expect(project.run("check", "--format", "json", "--jobs", jobs).output == one.output)
    }
    #expect(project.run("check", "--format", "json", cache: true).output == one.output)
    #expect(project.run("check", "--format", "json", cache: true).output == one.output)
  }

  @Test("Standard input is checked under its name; other paths are context")
  func input() throws {
    let project = try TestProject([
      "Sources/A.swift": view("A", "BadView()"),
      "Sources/Shared.swift":
        "struct Shared: View { let error: Error; var body: some View { EmptyView() } }",
      ".feedback-states.json": "{exclude: ['Out']}",
    ])
    let text = view("A", "OddView()")
    let result = project.run(
      "check", "-", "--stdin-filename", "Sources/A.swift", "Sources", "-f", "json", input: text)
    #expect(result.output.contains("OddView"))
    #expect(!result.output.contains("BadView"))
    #expect(result.output.contains("The type."))
    let excluded = project.run(
      "check", "-", "--stdin-filename", "Out/A.swift", input: text)
    #expect(excluded.status == 0)
    #expect(excluded.message.contains("left out by the configuration: Out/A.swift"))
    let withoutLineBreak = project.run("check", "-", input: String(text.dropLast()))
    #expect(withoutLineBreak.status == 1)
    #expect(withoutLineBreak.output.hasPrefix("stdin.swift:5:5:"))
  }

  @Test("Findings can be written to a file")
  func outputFile() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()")])
    let result = project.run("check", "--format", "concise", "--output", "out.txt")
    #expect(result.output == "")
    #expect(result.message == "wrote 1 finding to out.txt\n")
    #expect(project.read("out.txt").hasPrefix("A.swift:5:5: certain"))
  }
}

import Foundation
import Testing

@testable import CheckerTool

@Suite("Baseline")
struct BaselineTests {
  @Test("What is there today is kept, what is new is found")
  func adoption() throws {
    let project = try TestProject([
      "Sources/A.swift": view("A", "BadView()"),
      ".feedback-states.json": "{ baseline: 'base.json' }",
    ])
    let written = project.run("baseline", "write")
    #expect(written.status == 0)
    #expect(written.message == "kept 1 finding in base.json\n")
    #expect(project.read("base.json").contains("\"path\":\"Sources/A.swift\""))
    #expect(!project.read("base.json").contains(project.folder))
    let clean = project.run("check")
    #expect(clean.status == 0)
    #expect(clean.output == "Nothing found in 1 file. The baseline holds back 1.\n")
    #expect(project.run("check", "--no-baseline").status == 1)
    // Moved down, indented otherwise, commented: still the same fault.
    try project.write(
      "Sources/A.swift", "// moved\n\n" + view("A", "Group {\n        BadView() // x\n    }"))
    #expect(project.run("check").status == 0)
    // One more of the same kind: the surplus alone.
    try project.write("Sources/A.swift", view("A", "BadView()\n    BadView()"))
    let surplus = project.run("check", "-f", "concise")
    #expect(surplus.output.hasPrefix("Sources/A.swift:6:5:"))
    #expect(surplus.output.split(separator: "\n").count == 1)
  }

  @Test("A fault in a file that moved is still the same, another declaration is not")
  func moved() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()")])
    _ = project.run("baseline", "write", "-b", "base.json")
    try FileManager.default.moveItem(
      atPath: project.folder + "/A.swift", toPath: project.folder + "/B.swift")
    #expect(project.run("check", "-b", "base.json").status == 0)
    try project.write("B.swift", view("B", "BadView()"))
    #expect(project.run("check", "-b", "base.json").status == 1)
  }

  @Test("What is repaired is told and pruned, and pruning adds nothing")
  func prune() throws {
    let project = try TestProject(["A.swift": view("A", "BadView()\n    BadView()")])
    _ = project.run("baseline", "write")
    try project.write("A.swift", view("A", "BadView()\n    OddView()"))
    let check = project.run("check", "-b", Baseline.fileName)
    #expect(
      check.message == "note: 1 finding of .feedback-states-baseline.json is no longer there; "
        + "`feedback-states baseline prune` forgets it\n")
    #expect(
      project.run("baseline", "prune").message
        == "dropped 1, kept 1 in .feedback-states-baseline.json\n")
    #expect(project.run("check", "-b", Baseline.fileName).output.contains("OddView"))
    #expect(project.run("baseline", "prune").message.hasPrefix("dropped 0, kept 1"))
  }

  @Test("The baseline that was written is used without being named, from every folder below")
  func unnamed() throws {
    let project = try TestProject([
      "Sources/A.swift": view("A", "BadView()"), "Tests/B.swift": view("B", "BadView()"),
    ])
    #expect(project.run("baseline", "write").message.hasPrefix("kept 2 findings in "))
    #expect(project.run("check").output.hasSuffix("The baseline holds back 2.\n"))
    #expect(project.run("check", "Sources").status == 0)
    #expect(project.run("check", "Sources/A.swift").message == "")
    #expect(project.run("check", "--no-baseline").status == 1)
    try project.write("Sources/A.swift", view("A", "BadView()\n    OddView()"))
    #expect(
      project.run("check", "-f", "concise").output.split(separator: "\n").map { $0.prefix(19) } == [
        "Sources/A.swift:6:5"
      ])
  }

  @Test("Paths and rules that a run does not look at keep their entries")
  func partial() throws {
    let project = try TestProject([
      "Sources/A.swift": view("A", "BadView()"), "Tests/B.swift": view("B", "BadView()"),
    ])
    _ = project.run("baseline", "write")
    let whole = project.read(Baseline.fileName)
    #expect(project.run("baseline", "prune", "Sources").message.hasPrefix("dropped 0, kept 2"))
    #expect(
      project.run("baseline", "write", "Sources").message
        == "kept 1 finding in .feedback-states-baseline.json beside what was there for other "
        + "paths and rules\n")
    #expect(project.run("baseline", "prune", "--rule", "unused_ignore").status == 0)
    #expect(project.read(Baseline.fileName) == whole)
    try project.write("Tests/B.swift", view("B", "GoodView()"))
    #expect(project.run("check", "Sources").message == "")
    #expect(project.run("baseline", "prune").message.hasPrefix("dropped 1, kept 1"))
  }

  @Test("Hints that are accepted are neither called repaired nor dropped while they are not shown")
  func hints() throws {
    let project = try TestProject(["A.swift": view("A", "HintView()")])
    _ = project.run("baseline", "write", "--preset", "strict")
    #expect(project.run("check").message == "")
    #expect(project.run("baseline", "prune").message.hasPrefix("dropped 0, kept 1"))
    #expect(project.run("check", "--preset", "strict").status == 0)
  }

  @Test("Each configuration's baseline holds for its own files")
  func several() throws {
    let project = try TestProject([
      "One/A.swift": view("A", "BadView()"), "Two/B.swift": view("B", "BadView()"),
      "One/.feedback-states.json": "{ baseline: 'kept.json' }",
      "Two/.feedback-states.json": "{ baseline: 'kept.json' }",
    ])
    #expect(
      project.run("baseline", "write").message
        == "kept 1 finding in One/kept.json\nkept 1 finding in Two/kept.json\n")
    #expect(project.read("Two/kept.json").contains("\"path\":\"B.swift\""))
    #expect(project.run("check").status == 0)
    try project.write("Two/kept.json", "{\"version\": 1, \"findings\": []}")
    #expect(project.run("check", "-f", "concise").output.hasPrefix("Two/B.swift:5:5:"))
  }

  @Test("A path outside of the baseline's folder is told from there, wherever the command runs")
  func outside() {
    #expect(Path.relativeUp("/a/b/C.swift", to: "/a/d/e") == "../../b/C.swift")
    #expect(Path.relativeUp("/a/b/C.swift", to: "/a") == "b/C.swift")
    #expect(Path.absolute("../../b/C.swift", in: "/a/d/e") == "/a/b/C.swift")
  }

  @Test("A baseline that cannot be read is an error with its place")
  func broken() throws {
    let project = try TestProject([
      "A.swift": "", "base.json": "{\"version\": 1, \"findings\": [\n {\"path\": 1}\n]}",
    ])
    let result = project.run("check", "-b", "base.json")
    #expect(result.status == 2)
    #expect(
      result.message == "base.json:2:2: error: an entry needs “path”, “rule”, “fingerprint” and a "
        + "“count” above 0; write the file anew with `feedback-states baseline write`\n")
    #expect(project.run("check", "-b", "none.json").message.contains("cannot be read"))
  }
}

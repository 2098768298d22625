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
      check.message == "note: 1 entries of .feedback-states-baseline.json are no longer found; "
        + "`feedback-states baseline prune` drops them\n")
    #expect(
      project.run("baseline", "prune").message
        == "dropped 1, kept 1 in .feedback-states-baseline.json\n")
    #expect(project.run("check", "-b", Baseline.fileName).output.contains("OddView"))
    #expect(project.run("baseline", "prune").message.hasPrefix("dropped 0, kept 1"))
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

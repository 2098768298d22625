import Foundation
import Testing

@testable import CheckerTool

@Suite("Finding files")
struct DiscoveryTests {
  private func found(_ project: TestProject, _ paths: [String]) -> [String] {
    var discovery = Discovery(
      workingFolder: project.folder, covers: { _ in true }, excludes: { _ in false })
    discovery.find(paths)
    return discovery.files.map(\.shown)
  }

  @Test("Hidden folders, products and other people's code are left alone")
  func skips() throws {
    let project = try TestProject([
      "A.swift": "", ".build/B.swift": "", "Pods/C.swift": "", "b/.hidden.swift": "",
      "b/D.swift": "", "b/D.txt": "",
    ])
    #expect(found(project, ["."]) == ["A.swift", "b/D.swift"])
  }

  @Test("A file is found once, however many ways lead to it")
  func once() throws {
    let project = try TestProject(["a/A.swift": "", "ab/B.swift": ""])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: project.folder + "/a/loop", withDestinationPath: project.folder)
    try files.createSymbolicLink(
      atPath: project.folder + "/Link.swift", withDestinationPath: project.folder + "/a/A.swift")
    #expect(
      found(project, [".", "a", "a/A.swift", project.folder + "/a/../a/A.swift"]) == [
        "a/A.swift", "ab/B.swift",
      ])
    #expect(found(project, ["Link.swift"]) == ["Link.swift"])
  }

  @Test("Hostile files are reported and the run goes on")
  func hostile() throws {
    let project = try TestProject(["Good.swift": view("A", "BadView()"), "Empty.swift": ""])
    try project.write("Folder.swift/Inner.swift", view("B", "BadView()"))
    try project.write("Latin.swift", [0x2F, 0x2F, 0xE9, 0x0A])
    try project.write("Nul.swift", [0x6C, 0x00, 0x0A])
    try project.write("Deep.swift", "let a = " + String(repeating: "[", count: 5000))
    try project.write("Broken.swift", "struct A { func f( { \"")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: project.folder + "/Dangling.swift", withDestinationPath: "nowhere")
    let result = project.run("check", "--format", "concise")
    #expect(result.status == 1)
    #expect(
      result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
        "Folder.swift/Inner.swift", "Good.swift",
      ])
    #expect(
      result.message == """
        warning: Dangling.swift is a link to nothing
        warning: Deep.swift nests brackets 5000 deep; the limit is 256; not checked
        warning: Latin.swift is not valid UTF-8; not checked
        warning: Nul.swift holds a NUL byte and is taken for no source; not checked

        """)
    #expect(project.run("check", "Latin.swift").status == 2)
  }

  @Test("A named file that is no Swift file is told, not called clean")
  func otherFile() throws {
    let project = try TestProject(["notes.md": "BadView()", "A.swift": ""])
    let result = project.run("check", "notes.md")
    #expect(result.status == 2)
    #expect(result.message == "error: “notes.md” does not end in “.swift”\n")
  }

  @Test("Include and exclude mean the same for walked and named files")
  func patterns() throws {
    let bad = view("A", "BadView()")
    let project = try TestProject([
      "foo/A.swift": bad, "foobar/B.swift": bad, "Sources/C.swift": bad, "Sources/gen/D.swift": bad,
      ".feedback-states.json": "{ exclude: ['foo', '**/gen/*.swift'] }",
    ])
    let walked = project.run("check", "-f", "concise")
    #expect(
      walked.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
        "Sources/C.swift", "foobar/B.swift",
      ])
    let named = project.run("check", "foo/A.swift", "-f", "concise")
    #expect(named.status == 0)
    #expect(named.output == "")
    #expect(named.message.contains("note: left out by the configuration: foo/A.swift"))
  }

  @Test(
    "Patterns match as they read",
    arguments: [
      ("foo", "foo/A.swift", true), ("foo", "foobar/A.swift", false),
      ("foo", "a/foo/b.swift", true), ("a/foo", "b/a/foo/c.swift", false),
      ("*.swift", "a/b.swift", true), ("a/*.swift", "a/b/c.swift", false),
      ("a/**/c.swift", "a/c.swift", true), ("a/**", "a/b/c.swift", true), ("a/**", "a", false),
      ("{a,b}/x?.swift", "b/x1.swift", true), ("[!a-c]*.swift", "d.swift", true),
      ("[!a-c]*.swift", "b.swift", false), ("*a*b*.swift", "xxaxxbxx.swift", true),
    ])
  func glob(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }
}

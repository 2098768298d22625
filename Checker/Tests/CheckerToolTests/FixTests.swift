import CheckerCore
import Testing

@testable import CheckerTool

@Suite("Repairs")
struct FixTests {
  @Test("A repair changes its place alone, keeps line breaks and is made once")
  func fix() throws {
    let source = view("A", "BadView() // 👍\n    OddView()").replacing("\n", with: "\r\n")
    let project = try TestProject(["A.swift": source])
    let result = project.run("check", "--fix", "-f", "concise")
    #expect(result.message == "repaired 1 finding\n")
    #expect(project.read("A.swift") == source.replacing("BadView", with: "GoodView"))
    #expect(result.output.contains("OddView"))
    #expect(!result.output.contains("BadView"))
    #expect(project.run("check", "--fix").message == "repaired 0 findings\n")
  }

  @Test("--diff shows the change and makes none")
  func diff() throws {
    let source = view("A", "BadView()")
    let project = try TestProject(["A.swift": source])
    let result = project.run("check", "--diff")
    #expect(result.status == 1)
    #expect(
      result.output == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,6 +2,6 @@
         
         struct A: View { @State var isBusy = false
           var body: some View {
        -    BadView()
        +    GoodView()
           }
         }

        """)
    #expect(project.read("A.swift") == source)
  }

  @Test("Repairs that overlap or break the file are left out")
  func unsafe() {
    let text = Array("let a = 1\n".utf8)
    let break1 = Fix(title: "", edits: [.init(range: 8..<9, text: "(")])
    let good = Fix(title: "", edits: [.init(range: 4..<5, text: "b")])
    let overlapping = Fix(title: "", edits: [.init(range: 4..<6, text: "c ")])
    let outside = Fix(title: "", edits: [.init(range: 9..<99, text: "")])
    let result = Fixer.apply([break1, good, overlapping, outside], to: text)
    #expect(String(decoding: result.bytes, as: UTF8.self) == "let b = 1\n")
    #expect(result.applied == 1)
    #expect(result.leftOut == 3)
  }

  @Test("Two changes far apart are two hunks, and a missing last line break is told")
  func hunks() {
    let old = (1...20).map { "line \($0)\n" }.joined() + "end"
    let new = old.replacing("line 2\n", with: "").replacing("end", with: "END")
    #expect(
      UnifiedDiff.text(path: "A", old: Array(old.utf8), new: Array(new.utf8)) == """
        --- a/A
        +++ b/A
        @@ -1,5 +1,4 @@
         line 1
        -line 2
         line 3
         line 4
         line 5
        @@ -18,4 +17,4 @@
         line 18
         line 19
         line 20
        -end
        \\ No newline at end of file
        +END
        \\ No newline at end of file

        """)
  }
}

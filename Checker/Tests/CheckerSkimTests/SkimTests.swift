import CheckerSkim
import Testing

@Suite("Skim")
struct SkimTests {
  static let table = WordTable(["Button", "loading", "try"])

  private func skim(_ source: String) -> Skim {
    var source = source
    return source.withUTF8 { Skim($0, words: Self.table, marker: "feedback-states:") }
  }

  @Test("Only words in code count, also those in interpolations")
  func wordsInCode() {
    #expect(skim("// Button\nlet a = \"loading\"").words.isEmpty)
    #expect(skim("let a = \"\\(loading)\"").words == Self.table.set(["loading"]))
    #expect(skim("let Buttons = 1").words.isEmpty)
    #expect(skim("func f() { try g { Button {} } }").words == Self.table.set(["Button", "try"]))
  }

  @Test("Items have their kinds and the words of their own code")
  func kinds() {
    let skim = skim(
      """
      import SwiftUI
      @MainActor public final class Model { let loading = 1 }
      struct V: View { var body: some View { Button("x") {} } }
      #if DEBUG
      func f() async
        -> Int { 1 }
      #else
      let x = 1
        + 2
      #endif
      typealias A = B
      #Preview { V() }
      """)
    #expect(
      skim.items.map(\.kind) == [
        .importing, .type, .type, .directive, .function, .directive, .variable, .directive,
        .other, .statement,
      ])
    #expect(skim.items[1].words == Self.table.set(["loading"]))
    #expect(skim.items[2].words == Self.table.set(["Button"]))
    #expect(skim.items[2].depth == 3)
    #expect(!skim.isUnbalanced)
  }

  @Test("Comments with the marker are reported, strings with it are not")
  func markers() {
    let source = "let a = \"feedback-states:\" // feedback-states:ignore x\n/* feedback-states: */"
    #expect(skim(source).markedComments == [27..<54, 55..<77])
  }

  @Test("A clause that does not balance is told and harms no other clause")
  func unbalanced() {
    let result = skim("#if A\nstruct A {\n#else\nstruct A {}\n#endif\nstruct B {}")
    #expect(result.isUnbalanced)
    #expect(result.items.last?.kind == .type)
  }

  @Test("More open brackets than a stack could take are counted, not followed")
  func deep() {
    let result = skim("let a = " + String(repeating: "(", count: 200_000))
    #expect(result.depth == 200_000)
    #expect(result.isUnbalanced)
  }
}

import Foundation
import Testing

@Suite("Rules of Apple's SDK")
struct AppleSourceRulesTests {
  /// For each rule a source that breaks it, and the same put right.
  private static let samples: [(rule: AppleSourceRule, broken: String, mended: String)] = [
    (
      .stateSetTwice,
      "struct A { @State private var n = 1; init(n: Int) { _n = State(initialValue: n) } }",
      "struct A { @State private var n: Int; init(n: Int) { _n = State(initialValue: n) } }"
    ),
    (
      .stateSetTwice, "struct A { @State private var n = 1; init(n: Int) { self.n = n } }",
      "struct A { @State private var n = 1; init(n: Int) { let m = n } }"
    ),
    (
      .secondWrapper, "struct A { @State @Clamped private var n = 1 }",
      "struct A { @MainActor @State private var n = 1 }"
    ),
    (
      .stateMadeInExtension,
      "struct A { let b: Int; @State private var n = 1 }; extension A { init() { b = 2 } }",
      "struct A { let b: Int; @State private var n = 1 }; extension A { init() { self.init(b: 2) } }"
    ),
    (
      .stateOfPrivateType, "private struct M {}; struct A { @State var m = M() }",
      "private struct M {}; struct A { @State private var m = M() }"
    ),
    (.tupleSpelled, "let a: TupleView<(Text, Text)>", "let a: Text"),
    (.sharedName, "struct EmptyContent {}", "struct A { struct EmptyContent {} }"),
    (
      .viewInParentheses, "let a = b.overlay(Text(\"c\").bold())",
      "let a = b.overlay { Text(\"c\") }.background(Color.red).background(.bar, in: Circle())"
    ),
    (
      .viewInParentheses, "let a = b.background(c, alignment: .top)",
      "let a = b.background(alignment: .top) { c }"
    ),
    (
      .emptyBuilder, "let a = VStack {\n#if DEBUG\nText(\"b\")\n#endif\n}",
      "let a = VStack {\n#if DEBUG\nText(\"b\")\n#else\nEmptyView()\n#endif\n}"
    ),
    (
      .emptyBuilder, "struct A { var b: some View {\n#if DEBUG\nText(\"b\")\n#endif\n} }",
      "struct A { var b: some View {\nText(\"c\")\n#if DEBUG\nText(\"b\")\n#endif\n} }"
    ),
    (
      .ownAlert, "extension View { func alert(_ title: String) {} }",
      "extension View { func failureAlert(_ title: String) {} }"
    ),
  ]

  @Test("Each rule finds what breaks it, and nothing once it is put right")
  func samples() {
    for sample in Self.samples {
      let broken = AppleSourceReader([("sample", sample.broken)]).breaches
      #expect(broken.map(\.rule) == [sample.rule], "\(sample.broken)")
      #expect(AppleSourceReader([("sample", sample.mended)]).breaches == [], "\(sample.mended)")
    }
    #expect(Set(Self.samples.map(\.rule)) == Set(AppleSourceRule.allCases))
  }

  @Test("State and the extension that makes it may stand in two files")
  func twoFiles() {
    let breaches = AppleSourceReader([
      ("A+Init", "extension A { init() { b = 2 } }"),
      ("A", "struct A { let b: Int; @State private var n = 1 }"),
    ]).breaches
    #expect(breaches.map(\.description) == ["A+Init:1: stateMadeInExtension"])
  }

  @Test("The components and the examples keep every rule")
  func ownSources() throws {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    for folder in ["Sources/FeedbackStatesUI", "Examples/Shelf/Sources"] {
      let sources = try Self.sources(below: "\(root)/\(folder)")
      #expect(sources.count > 20, "\(folder) was not found")
      #expect(AppleSourceReader(sources).breaches == [])
    }
  }

  private static func sources(below folder: String) throws -> [(name: String, text: String)] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8))
    }
  }
}

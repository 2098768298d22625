import CheckerCore
import CheckerIndex
import CheckerRules
import Testing

@Suite("Source that does not parse")
struct BrokenSourceTests {
  /// Every example of every rule, as one text each.
  private static let texts = RuleSet.all.flatMap { rule in
    (type(of: rule).info.triggering + type(of: rule).info.nonTriggering)
      .flatMap(\.files).map { $0.text.replacing("↓", with: "") }
  }

  private func check(_ bytes: [UInt8]) -> Int {
    let analysis = Analysis(rules: RuleSet.all)
    let file = analysis.read(SourceFile(path: "A.swift", bytes: bytes))
    let index = ProjectIndex(merging: [analysis.facts(of: file)])
    return analysis.findings(in: file, index: index).count
  }

  @Test("an example that is cut off anywhere is read to its end")
  func cutOff() {
    var total = 0
    for text in Self.texts {
      let bytes = Array(text.utf8)
      for end in stride(from: 1, to: bytes.count, by: 23) { total += check(Array(bytes[..<end])) }
    }
    #expect(total > 0)
  }

  @Test("an example with stray bytes in it is read to its end")
  func strayBytes() {
    var random = Stepper()
    let stray = Array("{}()[].\"\\/*#@<>?!:\n\u{0}é".utf8)
    var total = 0
    for text in Self.texts {
      for _ in 0..<8 {
        var bytes = Array(text.utf8)
        for _ in 0..<4 { bytes[random.next(bytes.count)] = stray[random.next(stray.count)] }
        total += check(bytes)
      }
    }
    #expect(total > 0)
  }

  @Test("a member whose name is missing before the end of a line")
  func missingName() {
    #expect(check(Array("struct A: View { var body: some View { if a.\n  { b. } } }".utf8)) == 0)
  }

  /// A fixed sequence of numbers, so that a failure can be seen again.
  private struct Stepper {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
    }
  }
}

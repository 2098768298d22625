import CheckerCore
import CheckerRules
import Testing

@Suite("refresh_ends_at_once")
struct RefreshEndsAtOnceTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: RefreshEndsAtOnce()).run() }

  @Test("the fix awaits the work and leaves the rest as it is")
  func fix() throws {
    let text = """
      struct Inbox: View {
        var body: some View {
          List { }.refreshable { Task { await model.reload() } }
        }
      }
      """
    let finding = try #require(
      RuleHarness.analyse([("A.swift", text)], [RefreshEndsAtOnce()]).first)
    let edits = try #require(finding.fix?.edits)
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == text.replacing("Task { await model.reload() }", with: "await model.reload()"))
  }
}

import CheckerRules
import Testing

@Suite("empty_without_next_step")
struct EmptyWithoutNextStepTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: EmptyWithoutNextStep()).run() }
}

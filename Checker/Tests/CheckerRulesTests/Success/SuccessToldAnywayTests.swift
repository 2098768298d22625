import CheckerRules
import Testing

@Suite("success_told_anyway")
struct SuccessToldAnywayTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: SuccessToldAnyway()).run() }
}

import CheckerRules
import Testing

@Suite("success_only_state")
struct SuccessOnlyStateTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: SuccessOnlyState()).run() }
}

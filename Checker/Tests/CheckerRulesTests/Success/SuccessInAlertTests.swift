import CheckerRules
import Testing

@Suite("success_in_alert")
struct SuccessInAlertTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: SuccessInAlert()).run() }
}

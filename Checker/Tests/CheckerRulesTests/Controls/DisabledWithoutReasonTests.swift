import CheckerRules
import Testing

@Suite("disabled_without_reason")
struct DisabledWithoutReasonTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: DisabledWithoutReason()).run() }
}

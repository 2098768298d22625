import CheckerRules
import Testing

@Suite("failure_swallowed")
struct FailureSwallowedTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: FailureSwallowed()).run() }
}

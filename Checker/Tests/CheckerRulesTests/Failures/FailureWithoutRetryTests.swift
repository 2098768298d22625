import CheckerRules
import Testing

@Suite("failure_without_retry")
struct FailureWithoutRetryTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: FailureWithoutRetry()).run() }
}

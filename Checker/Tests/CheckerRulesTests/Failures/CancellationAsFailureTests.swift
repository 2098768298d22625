import CheckerRules
import Testing

@Suite("cancellation_as_failure")
struct CancellationAsFailureTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: CancellationAsFailure()).run() }
}

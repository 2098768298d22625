import CheckerRules
import Testing

@Suite("button_runs_unguarded")
struct ButtonRunsUnguardedTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: ButtonRunsUnguarded()).run() }
}

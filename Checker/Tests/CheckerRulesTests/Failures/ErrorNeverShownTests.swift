import CheckerRules
import Testing

@Suite("error_never_shown")
struct ErrorNeverShownTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: ErrorNeverShown()).run() }
}

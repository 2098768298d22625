import CheckerRules
import Testing

@Suite("empty_not_shown")
struct EmptyNotShownTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: EmptyNotShown()).run() }
}

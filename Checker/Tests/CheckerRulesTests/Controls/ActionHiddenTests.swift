import CheckerRules
import Testing

@Suite("action_hidden")
struct ActionHiddenTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: ActionHidden()).run() }
}

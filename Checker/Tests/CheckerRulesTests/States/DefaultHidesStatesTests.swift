import CheckerRules
import Testing

@Suite("default_hides_states")
struct DefaultHidesStatesTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: DefaultHidesStates()).run() }
}

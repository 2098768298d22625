import CheckerRules
import Testing

@Suite("empty_before_loaded")
struct EmptyBeforeLoadedTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: EmptyBeforeLoaded()).run() }
}

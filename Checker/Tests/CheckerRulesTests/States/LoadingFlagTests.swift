import CheckerRules
import Testing

@Suite("loading_flag")
struct LoadingFlagTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: LoadingFlag()).run() }
}

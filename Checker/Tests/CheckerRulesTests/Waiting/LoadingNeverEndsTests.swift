import CheckerRules
import Testing

@Suite("loading_never_ends")
struct LoadingNeverEndsTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: LoadingNeverEnds()).run() }
}

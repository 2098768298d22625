import CheckerRules
import Testing

@Suite("placeholder_read_aloud")
struct PlaceholderReadAloudTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: PlaceholderReadAloud()).run() }
}

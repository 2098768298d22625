import CheckerRules
import Testing

@Suite("screen_blocked")
struct ScreenBlockedTests {
  @Test("its examples hold in every disguise")
  func examples() { RuleHarness(rule: ScreenBlocked()).run() }
}

import CheckerCore
import CheckerRules
import Testing

@Suite("Screens for developers")
struct DeveloperScreenTests {
  private static func tiers(in type: String) -> [Tier] {
    let text = """
      struct \(type): View {
        var body: some View {
          Button("Send") { Task { try? await server.send(text) } }
        }
      }
      """
    return RuleHarness.analyse([("Screen.swift", text)], [FailureSwallowed()]).map(\.tier)
  }

  @Test("what only developers see gives hints", arguments: ["DebugMenu", "LogView", "LogsScreen"])
  func developers(type: String) {
    #expect(Self.tiers(in: type) == [.hint])
  }

  @Test(
    "a name that only begins with the same letters does not",
    arguments: ["LoginView", "LogInView", "LogOutButton", "LogoScreen"])
  func people(type: String) {
    #expect(Self.tiers(in: type) == [.likely])
  }
}

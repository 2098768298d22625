import CheckerCore
import CheckerIndex
import CheckerRules
import Testing

@Suite("Forms and names")
struct EquivalentFormsTests {
  private static func findings(_ text: String, _ rule: any Rule) -> Int {
    RuleHarness.analyse([("Screen.swift", text)], [rule]).count
  }

  @Test(
    "every form of the same call counts",
    arguments: [
      "Button(\"Send\") { Task { await server.send(text) } }",
      "Button { Task { await server.send(text) } } label: { Text(\"Send\") }",
      "Button(action: { Task { await server.send(text) } }) { Text(\"Send\") }",
      "Button(action: { Task { await server.send(text) } }, label: { Text(\"Send\") })",
      "Button(\"Send\", action: send)",
      "Button(action: send) { Text(\"Send\") }",
      "SwiftUI.Button(\"Send\", action: send)",
      "Text(\"Send\").onTapGesture { Task { await server.send(text) } }",
    ])
  func forms(button: String) {
    let text = """
      struct Screen: View {
        var body: some View { \(button) }
        func send() { Task { await server.send(text) } }
      }
      """
    #expect(Self.findings(text, ButtonRunsUnguarded()) == 1)
  }

  @Test("a name that the project gives another meaning is not SwiftUI's")
  func shadowed() {
    let text = """
      struct Screen: View {
        var body: some View { Button("Send") { Task { await server.send(text) } } }
      }
      struct Button: View { var body: some View { Text("own") } }
      """
    #expect(Self.findings(text, ButtonRunsUnguarded()) == 0)
  }

  @Test(
    "names are read word by word, never by a part of a word",
    arguments: [
      ("isLoading", true), ("isSendingMessage", true), ("uploadInProgress", true),
      ("isLoadingEnabled", false), ("loadingView", false), ("isUploader", false),
      ("preloadingOn", false),
    ])
  func words(name: String, isBusy: Bool) {
    #expect(Words.isBusy(name) == isBusy)
  }
}

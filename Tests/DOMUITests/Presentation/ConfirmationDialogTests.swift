import Testing

@testable import DOMUI

@Suite("Confirmation dialogs")
@MainActor
struct ConfirmationDialogTests {
  private struct Question: View {
    let hasOwnWayOut: Bool
    @State private var isAsking = true

    var body: some View {
      Text(isAsking ? "asking" : "answered")
        .confirmationDialog("Discard?", isPresented: $isAsking) {
          Button("Discard", role: .destructive) {}
          if hasOwnWayOut { Button("Keep Editing", role: .cancel) {} }
        }
    }
  }

  @Test("A way out is added where the answers have none")
  func standard() throws {
    let page = RenderedPage { Question(hasOwnWayOut: false) }
    try page.tap("Cancel")
    #expect(page.contains("answered"))
  }

  @Test("A way out of the app's own takes the place of the standard one")
  func own() throws {
    let page = RenderedPage { Question(hasOwnWayOut: true) }
    #expect(page.all("button", "Cancel").isEmpty)
    try page.tap("Keep Editing")
    #expect(page.contains("answered"))
  }
}

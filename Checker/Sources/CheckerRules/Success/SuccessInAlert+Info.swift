public import CheckerCore

extension SuccessInAlert {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "success_in_alert", tier: .likely, guide: ["G10"],
    summary: "A modal alert whose only meaning is that something worked.",
    why: "People did what they wanted; now they must also dismiss a box that tells them so.",
    instead: "A haptic \"success\" and a brief animation, or a notice that leaves by itself.",
    whenItErrs: """
      An alert that carries something to write down, such as a code, is reported where its texts do \
      not say so. Questions, errors, second choices and destructive buttons are left alone; what \
      decides is the shape of the alert and where its binding is set, not its name.
      """,
    triggering: [
      Example(
        "set only after the work", tier: .likely,
        """
        struct Support: View {
          @State private var isSent = false
          var body: some View {
            Form { Text("Write to us") }
              .↓alert("Thank you", isPresented: $isSent) {
                Button("OK") { }
              }
          }
          func send() async {
            do {
              try await server.send(text)
              isSent = true
            } catch { failure = error }
          }
        }
        """),
      Example(
        "set by a model's success case", tier: .likely,
        """
        final class SupportModel: ObservableObject {
          @Published var didFinish = false
          func send() {
            server.send(text) { result in
              switch result {
              case .success: self.didFinish = true
              case .failure(let error): self.failure = error
              }
            }
          }
        }
        struct Support: View {
          @StateObject private var model = SupportModel()
          var body: some View {
            Form { Text("Write to us") }
              .↓alert(isPresented: $model.didFinish) {
                Alert(title: Text("Sent"), dismissButton: .default(Text("OK")))
              }
          }
        }
        """),
      Example(
        "set by the callback of another view", tier: .likely,
        """
        struct TipJar: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var showSuccessAlert = false
          var body: some View {
            TipOptions { showSuccessAlert = true }
              .↓alert("Thank you", isPresented: $showSuccessAlert) {
                Button("OK", role: .cancel) { dismiss() }
              }
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "a question",
        """
        struct Support: View {
          @State private var asks = false
          var body: some View {
            Form { Text("x") }
              .alert("Send another?", isPresented: $asks) {
                Button("Send") { again() }
                Button("Not now", role: .cancel) { }
              }
          }
          func send() async { do { try await server.send(text); asks = true } catch { } }
        }
        """),
      Example(
        "an error",
        """
        struct Support: View {
          @State private var fails = false
          var body: some View {
            Form { Text("x") }.alert("That did not work", isPresented: $fails) { Button("OK") { } }
          }
          func send() async {
            do { try await server.send(text) } catch { fails = true }
          }
        }
        """),
    ])
}

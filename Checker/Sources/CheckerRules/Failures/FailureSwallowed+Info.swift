public import CheckerCore

extension FailureSwallowed {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "failure_swallowed", tier: .likely, guide: ["G9"],
    summary: "A failure after which nothing on screen changes.",
    why: """
      The order was not sent, and the screen looks as if it had been. People find out days later, or \
      tap again and again.
      """,
    instead: "Catch the error, keep it in the state that the view draws, and offer to try again.",
    whenItErrs: """
      Work that may fail in silence, such as prefetching, is reported where its name does not say \
      so. Work outside of views and their models, polling, and reads of a local database are hints. \
      A helper that brings failures to the screen counts as showing them.
      """,
    triggering: [
      Example(
        "try? around network work", tier: .likely,
        """
        struct Editor: View {
          var body: some View {
            Button("Send") {
              Task { ↓try? await server.send(text) }
            }
          }
        }
        """),
      Example(
        "a catch that only prints", tier: .likely,
        """
        struct Editor: View {
          var body: some View { Button("Send", action: send) }
          func send() {
            Task {
              do {
                try await server.send(text)
              } ↓catch {
                print(error)
              }
            }
          }
        }
        """),
      Example(
        "work that a setting lets run beside", tier: .hint,
        """
        struct Library: View {
          var body: some View { List(books) { Row($0) }.task { await fillIfEnabled() } }
          func fillIfEnabled() async {
            do { try await server.fill() } ↓catch { print(error) }
          }
        }
        """),
      Example(
        "a task that throws into the void", tier: .likely,
        """
        struct Editor: View {
          var body: some View {
            Button("Send") { ↓Task { try await server.send(text) } }
          }
        }
        """),
    ] + droppedAnswers,
    nonTriggering: [
      Example(
        "the failure is kept and shown",
        """
        struct Editor: View {
          @State private var failure: Error?
          var body: some View {
            Button("Send") {
              Task {
                do { try await server.send(text) } catch { failure = error }
              }
            }
          }
        }
        """),
      Example(
        "sleeping, and a local decoder",
        """
        struct Editor: View {
          var body: some View {
            Button("Send") {
              Task {
                try? await Task.sleep(for: .seconds(1))
                let draft = try? JSONDecoder().decode(Draft.self, from: data)
              }
            }
          }
        }
        """),
      Example(
        "nil is handled",
        """
        struct Editor: View {
          @State private var failed = false
          var body: some View { Text("x").task { await load() } }
          func load() async {
            guard let text = try? await server.text() else {
              failed = true
              return
            }
            show(text)
          }
        }
        """),
      Example(
        "thrown on to the caller",
        """
        struct Editor: View {
          var body: some View { Text("x") }
          func load() async throws {
            do { try await server.text() } catch {
              print(error)
              throw error
            }
          }
        }
        """),
    ] + heardAnswers)
}

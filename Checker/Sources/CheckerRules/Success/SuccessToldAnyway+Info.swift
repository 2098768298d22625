public import CheckerCore

extension SuccessToldAnyway {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "success_told_anyway", tier: .likely, guide: ["G10"],
    summary: "Success that is told before the work has ended, or whatever its outcome.",
    why: "The screen closes and the phone buzzes as if the text had been saved. It is gone.",
    instead: "Tell success after the work, on the way that succeeded.",
    whenItErrs: """
      A screen that closes on purpose while the work goes on elsewhere, with its own sign of \
      failure, is reported.
      """,
    triggering: [
      Example(
        "closed although the work may have failed", tier: .likely,
        """
        struct Editor: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Button("Save") {
              Task {
                try? await server.save(text)
                ↓dismiss()
              }
            }
          }
        }
        """),
      Example(
        "a haptic before the end", tier: .likely,
        """
        struct Editor: View {
          var body: some View {
            Button("Save") {
              Task { try await server.save(text) }
              ↓UINotificationFeedbackGenerator().notificationOccurred(.success)
            }
          }
        }
        """),
      Example(
        "whatever the work answers", tier: .likely,
        """
        struct Editor: View {
          @State private var store = DraftStore()
          var body: some View {
            Button("Delete") {
              Task {
                _ = await store.delete(draft)
                ↓toasts.show(.draftDeleted)
              }
            }
          }
        }
        @Observable final class DraftStore {
          var failure: Error?
          func delete(_ draft: Draft) async -> Bool { await request(.delete(draft)) }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "on the way that succeeded",
        """
        struct Editor: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Button("Save") {
              Task {
                do {
                  try await server.save(text)
                  dismiss()
                } catch { failure = error }
              }
            }
          }
        }
        """),
      Example(
        "a reload that may fail in silence",
        """
        struct Editor: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Button("Close") {
              Task { try await server.reload() }
              dismiss()
            }
          }
        }
        """),
      Example(
        "the answer decides",
        """
        struct Editor: View {
          @State private var store = DraftStore()
          var body: some View {
            Button("Delete") {
              Task {
                guard await store.delete(draft) else { return }
                toasts.show(.draftDeleted)
              }
            }
          }
        }
        @Observable final class DraftStore {
          var failure: Error?
          func delete(_ draft: Draft) async -> Bool { await request(.delete(draft)) }
        }
        """),
      Example(
        "a toast about the failure",
        """
        struct Editor: View {
          @State private var store = DraftStore()
          var body: some View {
            Button("Delete") {
              Task {
                _ = await store.delete(draft)
                toasts.show(.error(store.failure))
              }
            }
          }
        }
        @Observable final class DraftStore {
          var failure: Error?
          func delete(_ draft: Draft) async -> Bool { await request(.delete(draft)) }
        }
        """),
    ])
}

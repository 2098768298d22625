public import CheckerCore

extension RefreshEndsAtOnce {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "refresh_ends_at_once", tier: .certain, guide: ["G4"],
    summary: "Pull to refresh whose spinner ends before the work does.",
    why: """
      The spinner says how long to wait. A closure that only starts a task returns at once: the \
      spinner snaps back, the list changes seconds later or never, and people pull again.
      """,
    instead: "Await the work in the closure: `.refreshable { await model.reload() }`.",
    whenItErrs: """
      A closure that deliberately hands the work on and shows its own progress is reported too. A \
      closure that awaits anything is left alone.
      """,
    triggering: [
      Example(
        "a task that nobody awaits", tier: .certain,
        """
        struct Inbox: View {
          let model: InboxModel
          var body: some View {
            List { Text("Mail") }
              .↓refreshable {
                Task { await model.reload() }
              }
          }
        }
        """),
      Example(
        "a function that starts a task", tier: .likely,
        files: [
          Example.File(
            "Inbox.swift",
            """
            struct Inbox: View {
              @State private var model = InboxModel()
              var body: some View {
                List { Text("Mail") }
                  .↓refreshable { model.reload() }
              }
            }
            """),
          Example.File(
            "InboxModel.swift",
            """
            @Observable final class InboxModel {
              func reload() {
                Task { await fetch() }
              }
              func fetch() async {}
            }
            """),
        ]),
    ],
    nonTriggering: [
      Example(
        "the work is awaited",
        """
        struct Inbox: View {
          let model: InboxModel
          var body: some View {
            List { Text("Mail") }
              .refreshable { await model.reload() }
          }
        }
        """),
      Example(
        "the task's value is awaited",
        """
        struct Inbox: View {
          let model: InboxModel
          var body: some View {
            List { Text("Mail") }
              .refreshable { await Task { await model.reload() }.value }
          }
        }
        """),
    ])
}

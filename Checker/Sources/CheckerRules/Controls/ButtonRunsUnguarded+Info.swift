public import CheckerCore

extension ButtonRunsUnguarded {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "button_runs_unguarded", tier: .likely, guide: ["G6"],
    summary: "A button that starts lasting work, stays enabled and shows no progress.",
    why: """
      A tap without an answer is tapped again: the order is placed twice. And without a spinner \
      nobody knows whether the tap was noticed.
      """,
    instead: """
      Disable the button on the work's state and show a small spinner in place of its label, or use \
      a mutation button that does both.
      """,
    whenItErrs: """
      Work that always ends within milliseconds is reported where the code cannot tell. Reloading \
      and work of unclear weight are hints. Menus, swipes, dialogs and cancel buttons are left alone.
      """,
    triggering: [
      Example(
        "a wrapper that only wraps", tier: .likely,
        """
        struct PrimaryButton: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(title, action: action) }
        }
        struct Editor: View {
          var body: some View {
            ↓PrimaryButton(title: "Save") { Task { await server.save() } }
          }
        }
        """),
      Example(
        "a save button that knows nothing of its work", tier: .likely,
        """
        struct Editor: View {
          let model: EditorModel
          var body: some View {
            ↓Button("Save") {
              Task { await model.save() }
            }
          }
        }
        """),
      Example(
        "a function that starts the task", tier: .likely,
        """
        struct Editor: View {
          var body: some View {
            Form {
              ↓Button(action: send) { Text("Send") }
            }
          }
          func send() {
            Task { try await server.send(text) }
          }
        }
        """),
      Example(
        "a spinner, but the button can be tapped again", tier: .likely,
        """
        struct Editor: View {
          @State private var isSaving = false
          var body: some View {
            ↓Button {
              isSaving = true
              Task { await server.save(); isSaving = false }
            } label: {
              if isSaving { ProgressView() } else { Text("Save") }
            }
          }
        }
        """),
      Example(
        "disabled, and no sign that anything runs", tier: .likely,
        """
        struct FollowRow: View {
          @State private var isWorking = false
          var body: some View {
            ↓Button("Follow") {
              isWorking = true
              Task {
                await server.follow(author)
                isWorking = false
              }
            }
            .disabled(isWorking)
          }
        }
        """),
      Example(
        "work whose caller may close the sheet", tier: .hint,
        """
        struct Presets: View {
          var onStop: () -> Void
          var body: some View {
            ↓Button("Stop") {
              Task { try await server.delete(preset) }
              onStop()
            }
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "the parent shows something else while the model is busy",
        """
        @Observable final class ImportModel {
          var isBusy = false
          func save() async { isBusy = true; await server.save(); isBusy = false }
        }
        struct ImportScreen: View {
          let model: ImportModel
          var body: some View {
            if model.isBusy { ProgressView() } else { Report(model: model) }
          }
        }
        struct Report: View {
          let model: ImportModel
          var body: some View { Button("Import") { Task { await model.save() } } }
        }
        """),
      Example(
        "a wrapper that guards itself",
        """
        struct AsyncButton: View {
          let action: () async -> Void
          @State private var isRunning = false
          var body: some View {
            Button { Task { await run() } } label: { if isRunning { ProgressView() } else { Text("Go") } }
              .disabled(isRunning)
          }
          func run() async { isRunning = true; await action(); isRunning = false }
        }
        struct Editor: View {
          var body: some View { AsyncButton { await server.save() } }
        }
        """),
      Example(
        "disabled, with a spinner",
        """
        struct Editor: View {
          @State private var isSaving = false
          var body: some View {
            Button {
              isSaving = true
              Task { await server.save(); isSaving = false }
            } label: {
              if isSaving { ProgressView() } else { Text("Save") }
            }
            .disabled(isSaving)
          }
        }
        """),
      Example(
        "replaced while the work runs",
        """
        struct Editor: View {
          @State private var isSaving = false
          var body: some View {
            if isSaving {
              ProgressView()
            } else {
              Button("Save") { Task { isSaving = true; await server.save() } }
            }
          }
        }
        """),
      Example(
        "in a menu, in a dialog, or gone with the tap",
        """
        struct Editor: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Menu("More") { Button("Delete") { Task { await server.delete() } } }
            Button("Done") { Task { await server.save() }; dismiss() }
            Text("x").alert("Sure?", isPresented: $asks) {
              Button("Delete") { Task { await server.delete() } }
            }
          }
        }
        """),
      Example(
        "sleeping and moving on",
        """
        struct Editor: View {
          var body: some View {
            Button("Later") { Task { try await Task.sleep(for: .seconds(1)) } }
            Button("Open") { Task { await router.open(page) } }
          }
        }
        """),
      Example(
        "what a player does at once",
        """
        struct PlayerBar: View {
          var body: some View {
            Button("Mute") { Task { await player.setMuted(true) } }
          }
        }
        """),
    ])
}

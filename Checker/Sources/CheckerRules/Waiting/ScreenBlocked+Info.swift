public import CheckerCore

extension ScreenBlocked {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "screen_blocked", tier: .likely, guide: ["G7"],
    summary: "A whole screen disabled or covered while a part of it works.",
    why: """
      Saving one field takes away scrolling, reading and going back. On a slow network the app \
      seems to hang.
      """,
    instead: "Disable the control that started the work and show a small spinner in it.",
    whenItErrs: """
      An operation that truly concerns everything on the screen is reported; allow it there with a \
      reason. First loads without content, parts of a screen, and `interactiveDismissDisabled` are \
      left alone.
      """,
    triggering: [
      Example(
        "a form that is disabled as a whole", tier: .likely,
        """
        struct Editor: View {
          @State private var isSaving = false
          var body: some View {
            NavigationStack {
              Form { TextField("Name", text: $name) }
                .↓disabled(isSaving)
            }
          }
        }
        """),
      Example(
        "a colour over everything", tier: .likely,
        """
        struct Editor: View {
          @State private var isSaving = false
          var body: some View {
            ZStack {
              Form { TextField("Name", text: $name) }
              ↓if isSaving {
                Color.black.opacity(0.4).ignoresSafeArea()
                ProgressView()
              }
            }
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "a colour behind the first load",
        """
        struct Inbox: View {
          @State private var isLoading = false
          var body: some View {
            ZStack {
              List { Text("Mail") }
              if isLoading {
                Color.white.ignoresSafeArea()
                ProgressView()
              }
            }
          }
        }
        """),
      Example(
        "only the button",
        """
        struct Editor: View {
          @State private var isSaving = false
          var body: some View {
            Form {
              TextField("Name", text: $name)
              Button("Save") { save() }.disabled(isSaving)
            }
            .interactiveDismissDisabled(isSaving)
          }
        }
        """),
      Example(
        "a first load without content",
        """
        struct Inbox: View {
          @State private var isLoading = false
          var body: some View {
            List { Text("Mail") }
              .disabled(isLoading)
          }
        }
        """),
    ])
}

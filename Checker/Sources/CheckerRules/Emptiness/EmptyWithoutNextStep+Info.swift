public import CheckerCore

extension EmptyWithoutNextStep {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "empty_without_next_step", tier: .certain, guide: ["G3"],
    summary: "An empty state with a title alone.",
    why: "\"No items\" is a dead end. People need to know how the first item comes to be.",
    instead: "A description that says what to do, or an action that does it.",
    whenItErrs: """
      A screen whose next step is obvious elsewhere, such as an Add button in the toolbar, is \
      reported all the same. Any description, an action, a control beside it, search results, \
      missing permission and failures are left alone.
      """,
    triggering: [
      Example(
        "a title and a symbol", tier: .certain,
        """
        struct Inbox: View {
          let mails: [Mail]
          var body: some View {
            if mails.isEmpty {
              ↓ContentUnavailableView("No Mail", systemImage: "tray")
            } else {
              List(mails) { Text($0.subject) }
            }
          }
        }
        """),
      Example(
        "the same with closures", tier: .certain,
        """
        struct Inbox: View {
          var body: some View {
            ↓ContentUnavailableView { Label("No Mail", systemImage: "tray") }
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "a description",
        """
        struct Inbox: View {
          var body: some View {
            ContentUnavailableView(
              "No Mail", systemImage: "tray", description: Text("New mail arrives here."))
          }
        }
        """),
      Example(
        "an action",
        """
        struct Inbox: View {
          var body: some View {
            ContentUnavailableView {
              Label("No Mail", systemImage: "tray")
            } actions: {
              Button("Write one") { write() }
            }
          }
        }
        """),
      Example(
        "a search without a result, and no permission",
        """
        struct Inbox: View {
          var body: some View {
            ContentUnavailableView.search(text: query)
            ContentUnavailableView("No permission", systemImage: "lock")
          }
        }
        """),
    ])
}

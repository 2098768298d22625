public import CheckerCore

extension EmptyNotShown {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "empty_not_shown", tier: .likely, guide: ["G3"],
    summary: "A loaded collection shown with no empty case anywhere on the screen.",
    why: "A blank page may mean nothing found, not loaded or broken. People cannot tell which.",
    instead: """
      Treat success with an empty collection as a state of its own: a title, a symbol and what to \
      do next.
      """,
    whenItErrs: """
      A collection that is never empty in practice is reported. Pickers, menus, sections of a form, \
      horizontal strips, rows that a person adds, and empty views of a parent or child are left \
      alone. A look at the collection's `isEmpty` in the view silences the rule.
      """,
    triggering: [
      Example(
        "a success case without an empty one", tier: .likely,
        """
        struct Inbox: View {
          @State private var mails: Loadable<[Mail]> = .notInitiated
          var body: some View {
            switch mails {
            case .notInitiated, .loading: ProgressView()
            case .success(let mails): ↓List(mails) { Text($0.subject) }
            case .failure: RetryButton()
            }
          }
        }
        """),
      Example(
        "filled by a model", tier: .likely,
        files: [
          Example.File(
            "Inbox.swift",
            """
            struct Inbox: View {
              @State private var model = InboxModel()
              var body: some View {
                ↓List(model.mails) { Text($0.subject) }.task { await model.load() }
              }
            }
            """),
          Example.File(
            "InboxModel.swift",
            """
            @Observable final class InboxModel {
              var mails: [Mail] = []
              func load() async { mails = await server.mails() }
            }
            """),
        ]),
      Example(
        "a search that finds nothing", tier: .likely,
        """
        struct Inbox: View {
          let mails: [Mail]
          @State private var query = ""
          var matches: [Mail] { mails.filter { $0.subject.contains(query) } }
          var body: some View {
            List { ↓ForEach(matches) { Text($0.subject) } }
              .searchable(text: $query)
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "empty is a case of its own",
        """
        struct Inbox: View {
          @State private var mails: Loadable<[Mail]> = .notInitiated
          var body: some View {
            switch mails {
            case .notInitiated, .loading: ProgressView()
            case .success(let mails) where mails.isEmpty: NoMail()
            case .success(let mails): List(mails) { Text($0.subject) }
            case .failure: RetryButton()
            }
          }
        }
        """),
      Example(
        "an overlay",
        """
        struct Inbox: View {
          @State private var mails: [Mail] = []
          var body: some View {
            List(mails) { Text($0.subject) }
              .overlay { if mails.isEmpty { Text("No mail") } }
              .task { mails = await server.mails() }
          }
        }
        """),
      Example(
        "a picker",
        """
        struct Filter: View {
          @State private var topics: [Topic] = []
          var body: some View {
            Picker("Topic", selection: $topic) {
              ForEach(topics) { Text($0.name) }
            }
            .task { topics = await server.topics() }
          }
        }
        """),
      Example(
        "a search that says so",
        """
        struct Inbox: View {
          let mails: [Mail]
          @State private var query = ""
          var matches: [Mail] { mails.filter { $0.subject.contains(query) } }
          var body: some View {
            List { ForEach(matches) { Text($0.subject) } }
              .searchable(text: $query)
              .overlay { if matches.isEmpty { ContentUnavailableView.search(text: query) } }
          }
        }
        """),
    ])
}

public import CheckerCore

extension LoadingFlag {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "loading_flag", tier: .certain, guide: ["G1"],
    summary: "A load state kept in a stored Boolean, alone or beside an error.",
    why: """
      Two variables have four combinations and only some make sense. Sooner or later a path sets one \
      and forgets the other, and the screen shows a spinner above an error, or neither.
      """,
    instead: "One `Loadable<Value>` that a view switches over.",
    whenItErrs: """
      A flag that only blocks one button while it works is a hint: there a mutation's state is \
      better, but no screen contradicts itself. Computed flags, bindings, pagination and pull to \
      refresh are left alone.
      """,
    triggering: [
      Example(
        "a flag and a message set in one function", tier: .certain,
        """
        @Observable final class ProfileModel {
          var ↓isLoading = false
          var errorMessage: String?
          var name = ""
          func load() async {
            isLoading = true
            defer { isLoading = false }
            do {
              name = try await fetchName()
            } catch {
              errorMessage = error.localizedDescription
            }
          }
        }
        """),
      Example(
        "a lone flag that chooses the content", tier: .likely,
        """
        struct Inbox: View {
          @State private var ↓isLoading = false
          @State private var mails: [Mail] = []
          var body: some View {
            Group {
              if isLoading { ProgressView() } else { List(mails) { Text($0.subject) } }
            }
            .task { await load() }
          }
          func load() async {
            isLoading = true
            mails = await server.mails()
            isLoading = false
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "a search field that is open",
        """
        struct Links: View {
          @State private var searching = false
          var body: some View {
            List {
              if !searching { Button("Search") { searching = true } }
            }
            .searchable(text: $text, isPresented: $searching)
            .task { links = await server.links() }
          }
        }
        """),
      Example(
        "one state",
        """
        @Observable final class ProfileModel {
          var state: Loadable<String> = .notInitiated
          func load() async { state = .loading }
        }
        """),
      Example(
        "a computed flag and a flag handed in",
        """
        struct Row: View {
          @Binding var isSaving: Bool
          let isLoading: Bool
          var isFetching: Bool { isLoading }
          var body: some View { Text("Row") }
        }
        """),
      Example(
        "a flag for the next page",
        """
        @Observable final class FeedModel {
          var isLoadingMore = false
          func loadMore() async {
            isLoadingMore = true
            await page()
            isLoadingMore = false
          }
        }
        """),
    ])
}

public import CheckerCore

extension DefaultHidesStates {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "default_hides_states", tier: .certain, guide: ["G2"],
    summary: "A `switch` over a load state whose `default:` swallows loading or failure.",
    why: """
      The compiler proves that every case is drawn, unless a `default` tells it to stop looking. \
      Then waiting and failing look the same as nothing.
      """,
    instead: "One `case` for each state, without `default`.",
    whenItErrs: """
      A `default` that draws a spinner counts for loading, one that draws a failure view for \
      failure. `@unknown default`, the phases of `AsyncImage`, and a `default` that covers only idle \
      or empty are left alone.
      """,
    triggering: [
      Example(
        "nothing for loading and failure", tier: .certain,
        """
        enum FeedState { case loading, loaded([Post]), failed(Error) }
        struct Feed: View {
          @State private var state: FeedState = .loading
          var body: some View {
            switch state {
            case .loaded(let posts): List(posts) { PostRow(post: $0) }
            ↓default: EmptyView()
            }
          }
        }
        """),
      Example(
        "a failure that looks like loading", tier: .certain,
        """
        enum FeedState { case loading, loaded([Post]), failed(Error) }
        struct Feed: View {
          @State private var state: FeedState = .loading
          var body: some View {
            switch state {
            case .loaded(let posts): List(posts) { PostRow(post: $0) }
            ↓default: ProgressView()
            }
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "every case is written",
        """
        enum FeedState { case loading, loaded([Post]), failed(Error) }
        struct Feed: View {
          @State private var state: FeedState = .loading
          var body: some View {
            switch state {
            case .loading: ProgressView()
            case .loaded(let posts): List(posts) { PostRow(post: $0) }
            case .failed: Text("That did not work")
            }
          }
        }
        """),
      Example(
        "the phases of an image",
        """
        struct Avatar: View {
          var body: some View {
            AsyncImage(url: url) { phase in
              switch phase {
              case .success(let image): image
              default: Color.gray
              }
            }
          }
        }
        """),
      Example(
        "default covers idle and empty only",
        """
        enum FeedState { case idle, loading, loaded([Post]), failed(Error), empty }
        struct Feed: View {
          @State private var state: FeedState = .idle
          var body: some View {
            switch state {
            case .loading: ProgressView()
            case .loaded(let posts): List(posts) { PostRow(post: $0) }
            case .failed: Text("That did not work")
            default: EmptyView()
            }
          }
        }
        """),
      Example(
        "outside of views",
        """
        enum FeedState { case loading, loaded([Post]), failed(Error) }
        final class Model {
          var state: FeedState = .loading
          var count: Int {
            switch state {
            case .loaded(let posts): return posts.count
            default: return 0
            }
          }
        }
        """),
    ])
}

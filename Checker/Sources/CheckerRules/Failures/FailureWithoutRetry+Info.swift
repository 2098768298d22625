public import CheckerCore

extension FailureWithoutRetry {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "failure_without_retry", tier: .likely, guide: ["G9"],
    summary: "A failure on a screen from which the failed action cannot be started again.",
    why: "The network is back after a second, but the screen stays dead until the app is killed.",
    instead: "A button in the failure that starts the work again, or pull to refresh.",
    whenItErrs: """
      A screen that another file restarts, for example when the app comes back, is reported. Pull to \
      refresh here or in a parent, controls that start the same work, and failures of permission or \
      support are left alone, and so are rows and cells.
      """,
    triggering: [
      Example(
        "a text and nothing else", tier: .likely,
        """
        struct Feed: View {
          @State private var posts: Loadable<[Post]> = .notInitiated
          var body: some View {
            switch posts {
            case .notInitiated, .loading: ProgressView()
            case .success(let posts): PostList(posts: posts)
            ↓case .failure(let error): Text(error.localizedDescription)
            }
          }
        }
        """),
      Example(
        "an error in place of the content", tier: .likely,
        """
        struct Feed: View {
          @State private var loadError: Error?
          var body: some View {
            ↓if let loadError {
              Text(loadError.localizedDescription)
            } else {
              PostList()
            }
          }
        }
        """),
      Example(
        "the only control ends the work", tier: .likely,
        """
        struct Sharing: View {
          @State private var server = ShareServer()
          var body: some View {
            VStack {
              ↓if let errorMessage = server.errorMessage {
                Text(errorMessage)
              } else {
                Text(server.address)
              }
              Button("Close") { server.stop() }
            }
            .onAppear { server.start() }
          }
        }
        @Observable final class ShareServer {
          var errorMessage: String?
          var address = ""
          func start() { listen { error in self.errorMessage = error.text } }
          func stop() { errorMessage = nil }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "a button that starts again",
        """
        struct Feed: View {
          @State private var posts: Loadable<[Post]> = .notInitiated
          var body: some View {
            switch posts {
            case .notInitiated, .loading: ProgressView()
            case .success(let posts): PostList(posts: posts)
            case .failure(let error):
              VStack {
                Text(error.localizedDescription)
                Button("Try again") { Task { await load() } }
              }
            }
          }
        }
        """),
      Example(
        "pull to refresh",
        """
        struct Feed: View {
          @State private var posts: Loadable<[Post]> = .notInitiated
          var body: some View {
            List {
              switch posts {
              case .notInitiated, .loading: ProgressView()
              case .success(let posts): PostList(posts: posts)
              case .failure(let error): Text(error.localizedDescription)
              }
            }
            .refreshable { await load() }
          }
        }
        """),
      Example(
        "a failure view that is given what to do",
        """
        struct Feed: View {
          @State private var posts: Loadable<[Post]> = .notInitiated
          var body: some View {
            switch posts {
            case .notInitiated, .loading: ProgressView()
            case .success(let posts): PostList(posts: posts)
            case .failure(let error): ErrorPage(error: error, retry: load)
            }
          }
        }
        """),
    ])
}

public import CheckerCore

extension CancellationAsFailure {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "cancellation_as_failure", tier: .likely, guide: ["G9"],
    summary: "A failure shown because a task was cancelled.",
    why: """
      Going back, scrolling on or pulling twice cancels the work. An error page for that blames the \
      network for what the person did.
      """,
    instead: """
      Leave the state as it was: `catch is CancellationError { return }`, and the same for \
      `URLError.cancelled`.
      """,
    whenItErrs: """
      Work that never looks at cancellation does not throw for it; the code cannot tell. Code that \
      mentions cancellation, callees that filter it, and tasks of buttons are left alone.
      """,
    triggering: [
      Example(
        "a model that a view's task runs", tier: .likely,
        files: [
          Example.File(
            "Feed.swift",
            """
            struct Feed: View {
              @State private var model = FeedModel()
              var body: some View { List { }.task(id: model.topic) { await model.load() } }
            }
            """),
          Example.File(
            "FeedModel.swift",
            """
            @Observable final class FeedModel {
              enum State { case loading, loaded([Post]), failed(Error) }
              var topic = ""
              var state: State = .loading
              func load() async {
                do {
                  state = .loaded(try await server.posts())
                } ↓catch {
                  state = .failed(error)
                }
              }
            }
            """),
        ]),
      Example(
        "in the refresh itself", tier: .likely,
        """
        struct Feed: View {
          @State private var failure: Error?
          @State private var loadError: Error?
          var body: some View {
            List { }
              .refreshable {
                do { posts = try await server.posts() } ↓catch { loadError = error }
              }
          }
        }
        """),
      Example(
        "a stored task that the next start cancels", tier: .likely,
        """
        struct Finder: View {
          @State private var search: Task<Void, Never>?
          @State private var failure: Error?
          var body: some View { Field(onChange: find) }
          func find(_ text: String) {
            search?.cancel()
            search = Task {
              do { results = try await server.find(text) } ↓catch { failure = error }
            }
          }
        }
        """),
      Example(
        "one of the two errors of a cancelled loading of a URL", tier: .likely,
        """
        struct Feed: View {
          @State private var loadError: Error?
          var body: some View {
            List(posts) { Row($0) }
              .task {
                do {
                  posts = try parse(await URLSession.shared.data(from: address).0)
                } catch is CancellationError {
                } ↓catch { loadError = error }
              }
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "both errors of a cancelled loading of a URL",
        """
        struct Feed: View {
          @State private var loadError: Error?
          var body: some View {
            List(posts) { Row($0) }
              .task {
                do {
                  posts = try parse(await URLSession.shared.data(from: address).0)
                } catch is CancellationError {
                } catch URLError.cancelled {
                } catch { loadError = error }
              }
          }
        }
        """),
      Example(
        "cancellation is told apart",
        """
        struct Feed: View {
          @State private var loadError: Error?
          var body: some View {
            List { }
              .refreshable {
                do { posts = try await server.posts() } catch is CancellationError {
                } catch { loadError = error }
              }
          }
        }
        """),
      Example(
        "a button's own task",
        """
        struct Feed: View {
          @State private var loadError: Error?
          var body: some View {
            Button("Load") {
              Task { do { posts = try await server.posts() } catch { loadError = error } }
            }
          }
        }
        """),
      Example(
        "a stored task that nobody cancels",
        """
        struct Finder: View {
          @State private var search: Task<Void, Never>?
          @State private var failure: Error?
          var body: some View { Field(onChange: find) }
          func find(_ text: String) {
            search = Task {
              do { results = try await server.find(text) } catch { failure = error }
            }
          }
        }
        """),
    ])
}

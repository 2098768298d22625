public import CheckerCore

extension ErrorNeverShown {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "error_never_shown", tier: .likely, guide: ["G8"],
    summary: "An error or a message about one that is kept and that no view ever reads.",
    why: "The code believes that it told the failure. Nobody sees it.",
    instead: "Read the error in the view: inline, as a banner or as an alert.",
    whenItErrs: """
      Names are compared over the whole project, so an error whose name is read anywhere is left \
      alone, even where another type means it.
      """,
    triggering: [
      Example(
        "an error that nobody reads", tier: .likely,
        """
        @Observable final class FeedModel {
          var posts: [Post] = []
          var ↓loadError: Error?
          func load() async {
            do { posts = try await server.posts() } catch { loadError = error }
          }
        }
        """),
      Example(
        "one with the name that a catch gives its error", tier: .likely,
        """
        @Observable final class FeedModel {
          var posts: [Post] = []
          var ↓error: Error?
          func load() async {
            do { posts = try await server.posts() } catch { self.error = error }
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "one of that name that a catch reports",
        """
        @Observable final class FeedModel {
          var posts: [Post] = []
          var error: Error?
          func load() async {
            do { posts = try await server.posts() } catch {
              self.error = error
              report(self.error)
            }
          }
        }
        """),
      Example(
        "read in a view of another file",
        files: [
          Example.File(
            "FeedModel.swift",
            """
            @Observable final class FeedModel {
              var posts: [Post] = []
              var loadError: Error?
              func load() async {
                do { posts = try await server.posts() } catch { loadError = error }
              }
            }
            """),
          Example.File(
            "Feed.swift",
            """
            struct Feed: View {
              let model: FeedModel
              var body: some View {
                if let error = model.loadError { Text(error.localizedDescription) }
              }
            }
            """),
        ]),
      Example(
        "a callback is no error",
        """
        @Observable final class FeedModel {
          var errorHandler: ((Error) -> Void)?
          func start() { errorHandler = { print($0) } }
        }
        """),
    ])
}

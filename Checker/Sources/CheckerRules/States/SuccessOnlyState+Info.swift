public import CheckerCore

extension SuccessOnlyState {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "success_only_state", tier: .certain, guide: ["G2"],
    summary: "A view that shows the success case of a load state and nothing for the others.",
    why: """
      While the load runs, and after it failed, the screen is blank. People cannot tell a slow \
      network from a broken app, and have nothing to tap.
      """,
    instead: "Switch over the state and draw waiting, content, emptiness and failure.",
    whenItErrs: """
      A view that leaves the other cases to code in another file that it does not mention is \
      reported. Sibling conditions on the same state, modifiers that read it, and states that a \
      parent hands in are left alone.
      """,
    triggering: [
      Example(
        "if case without the other cases", tier: .certain,
        files: [
          Example.File(
            "Feed.swift",
            """
            struct Feed: View {
              @State private var model = FeedModel()
              var body: some View {
                VStack {
                  ↓if case .loaded(let posts) = model.state {
                    List(posts) { PostRow(post: $0) }
                  }
                }
              }
            }
            """),
          Example.File(
            "FeedModel.swift",
            """
            @Observable final class FeedModel {
              enum State { case loading, loaded([Post]), failed(Error) }
              var state: State = .loading
            }
            """),
        ]),
      Example(
        "only the value", tier: .certain,
        """
        struct Feed: View {
          @State private var posts: Loadable<[Post]> = .notInitiated
          var body: some View {
            ↓List(posts.value ?? []) { PostRow(post: $0) }
          }
        }
        """),
      Example(
        "nil that stands for loading and for failure", tier: .likely,
        """
        struct Profile: View {
          @State private var person: Person?
          var body: some View {
            Group {
              ↓if let person {
                Text(person.name)
              } else {
                ProgressView()
              }
            }
            .task { person = try? await server.person() }
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "a switch over every case",
        """
        struct Feed: View {
          @State private var posts: Loadable<[Post]> = .notInitiated
          var body: some View {
            switch posts {
            case .notInitiated, .loading: ProgressView()
            case .success(let posts): List(posts) { PostRow(post: $0) }
            case .failure(let error): Text(error.localizedDescription)
            }
          }
        }
        """),
      Example(
        "sibling conditions are exhaustive together",
        """
        struct Feed: View {
          @State private var posts: Loadable<[Post]> = .notInitiated
          var body: some View {
            ZStack {
              if case .success(let posts) = posts { List(posts) { PostRow(post: $0) } }
              if case .failure(let error) = posts { Text(error.localizedDescription) }
              if posts.isLoading { ProgressView() }
            }
          }
        }
        """),
      Example(
        "an overlay draws the rest",
        """
        struct Feed: View {
          @State private var posts: Loadable<[Post]> = .notInitiated
          var body: some View {
            VStack {
              if case .success(let posts) = posts { List(posts) { PostRow(post: $0) } }
            }
            .overlay { StateOverlay(state: posts) }
          }
        }
        """),
      Example(
        "a state that the parent hands in",
        """
        struct Header: View {
          let posts: Loadable<[Post]>
          var body: some View {
            if case .success(let posts) = posts { Text("\\(posts.count) posts") }
          }
        }
        """),
      Example(
        "a loader that tells its failure",
        """
        struct Profile: View {
          @State private var person: Person?
          @State private var failure: Error?
          var body: some View {
            Group {
              if let failure {
                Text(failure.localizedDescription)
              } else if let person {
                Text(person.name)
              } else {
                ProgressView()
              }
            }
            .task {
              do { person = try await server.person() } catch { failure = error }
            }
          }
        }
        """),
    ])
}

public import CheckerCore

extension LoadingNeverEnds {
  /// What the rule is about.
  public static let info = RuleInfo(
    name: "loading_never_ends", tier: .likely, guide: ["G9"],
    summary: "A path through a function that leaves its loading state set.",
    why: "The spinner turns for ever. Only killing the app helps.",
    instead: """
      `defer { isLoading = false }` right after setting the flag, or one `Loadable` whose operation \
      always ends in success or failure.
      """,
    whenItErrs: """
      A state that another part of the program resets later is reported where this function resets \
      it on other paths. A `defer`, functions that reset it, dismissal and a vanished owner are \
      understood. Cancellation counts only where the stuck state blocks the next start.
      """,
    triggering: [
      Example(
        "thrown past the reset", tier: .likely,
        """
        @Observable final class FeedModel {
          var isLoading = false
          func load() async throws {
            isLoading = true
            posts = ↓try await server.posts()
            isLoading = false
          }
        }
        """),
      Example(
        "caught, and forgotten", tier: .likely,
        """
        @Observable final class FeedModel {
          enum State { case loading, loaded([Post]), failed(Error) }
          var state: State = .loading
          func load() async {
            do {
              state = .loading
              state = .loaded(try await server.posts())
            } ↓catch {
              print(error)
            }
          }
        }
        """),
      Example(
        "an early return", tier: .likely,
        """
        struct Feed: View {
          @State private var isLoading = false
          var body: some View { Text("x").task { await load() } }
          func load() async {
            isLoading = true
            let posts = await server.posts()
            guard !posts.isEmpty else { ↓return }
            show(posts)
            isLoading = false
          }
        }
        """),
      Example(
        "a flag that is set from the start", tier: .likely,
        """
        struct Plans: View {
          @State private var isLoading = true
          @State private var plans: [Plan] = []
          @State private var failure: Error?
          var body: some View {
            PlanList(plans: plans, isLoading: isLoading)
              .task { do { try await load() } catch { failure = error } }
          }
          func load() async throws {
            plans = ↓try await store.plans()
            isLoading = false
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        "a defer",
        """
        @Observable final class FeedModel {
          var isLoading = false
          func load() async throws {
            isLoading = true
            defer { isLoading = false }
            posts = try await server.posts()
          }
        }
        """),
      Example(
        "both ways reset it",
        """
        @Observable final class FeedModel {
          var isLoading = false
          func load() async {
            isLoading = true
            do { posts = try await server.posts() } catch { failure = error }
            isLoading = false
          }
        }
        """),
      Example(
        "the owner is gone, and a closure that ends it",
        """
        final class FeedModel: ObservableObject {
          @Published var isLoading = false
          func load() {
            isLoading = true
            server.posts { [weak self] result in
              guard let self else { return }
              self.isLoading = false
              switch result {
              case .success(let posts): self.posts = posts
              case .failure(let error): self.failure = error
              }
            }
          }
        }
        """),
      Example(
        "a flag that is set from the start and ends on every way",
        """
        struct Plans: View {
          @State private var isLoading = true
          @State private var plans: [Plan] = []
          @State private var failure: Error?
          var body: some View {
            PlanList(plans: plans, isLoading: isLoading)
              .task { do { try await load() } catch { failure = error } }
          }
          func load() async throws {
            defer { isLoading = false }
            plans = try await store.plans()
          }
        }
        """),
    ])
}

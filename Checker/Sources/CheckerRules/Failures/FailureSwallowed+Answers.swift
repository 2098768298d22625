import CheckerCore

extension FailureSwallowed {
  /// Callbacks, publishers and answers that drop a failure.
  static let droppedAnswers: [Example] = [
    Example(
      "only a crash reporter hears of it", tier: .likely,
      """
      struct FollowButton: View {
        var body: some View {
          Button("Follow") {
            Task {
              do {
                try await server.follow(author)
              } ↓catch {
                crashReporting.report(error)
              }
            }
          }
        }
      }
      """),
    Example(
      "a callback whose error is only printed", tier: .likely,
      """
      struct Editor: View {
        var body: some View {
          Button("Send") {
            server.send(text) { reply, error in
              if let ↓error {
                print(error)
                return
              }
              show(reply)
            }
          }
        }
      }
      """),
    Example(
      "a publisher whose completion nobody looks at", tier: .likely,
      """
      final class Feed: ObservableObject {
        @Published var posts: [Post] = []
        func load() {
          server.posts()
            .↓sink(receiveCompletion: { _ in }, receiveValue: { self.posts = $0 })
            .store(in: &subscriptions)
        }
      }
      struct FeedView: View {
        @StateObject private var feed = Feed()
        var body: some View { PostList(feed.posts).onAppear { feed.load() } }
      }
      """),
    Example(
      "false is an answer that nobody hears", tier: .likely,
      """
      struct FileRow: View {
        @State private var files = FileStore()
        var body: some View {
          Button("Delete") { Task { await delete() } }
        }
        func delete() async {
          if ↓await files.delete(file) { toasts.show(.deleted) }
        }
      }
      @Observable final class FileStore {
        func delete(_ file: File) async -> Bool {
          do {
            try await server.delete(file)
            return true
          } catch {
            logger.error(error)
          }
          return false
        }
      }
      """),
  ]

  /// Callbacks, publishers and answers that bring a failure on.
  static let heardAnswers: [Example] = [
    Example(
      "a callback whose error is kept",
      """
      struct Editor: View {
        @State private var failure: Error?
        var body: some View {
          Button("Send") {
            server.send(text) { reply, error in
              if let error {
                print(error)
                failure = error
                return
              }
              show(reply)
            }
          }
        }
      }
      """),
    Example(
      "written down, and shown further below",
      """
      struct Editor: View {
        @State private var failure: Error?
        var body: some View {
          Button("Send") {
            server.send(text) { reply, error in
              if let error { print(error) }
              failure = error
            }
          }
        }
      }
      """),
    Example(
      "a publisher that recovers",
      """
      final class Feed: ObservableObject {
        @Published var posts: [Post] = []
        func load() {
          server.posts()
            .catch { error in self.fail(with: error) }
            .sink(receiveCompletion: { _ in }, receiveValue: { self.posts = $0 })
            .store(in: &subscriptions)
        }
      }
      struct FeedView: View {
        @StateObject private var feed = Feed()
        var body: some View { PostList(feed.posts).onAppear { feed.load() } }
      }
      """),
    Example(
      "false is answered",
      """
      struct FileRow: View {
        @State private var files = FileStore()
        @State private var failed = false
        var body: some View {
          Button("Delete") { Task { await delete() } }
        }
        func delete() async {
          if await files.delete(file) { toasts.show(.deleted) } else { failed = true }
        }
      }
      @Observable final class FileStore {
        func delete(_ file: File) async -> Bool {
          do {
            try await server.delete(file)
            return true
          } catch {
            logger.error(error)
          }
          return false
        }
      }
      """),
  ]
}

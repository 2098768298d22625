import FeedbackStates
import ShelfKit

/// A server that fails as often as it is told to, and then answers.
actor FlakyServer {
  private var failures: Int
  private let error: any Error

  init(failures: Int, error: any Error = StoreError.server(status: 503)) {
    self.failures = failures
    self.error = error
  }

  /// Answers, or fails while there are failures left.
  func answer() throws {
    guard failures > 0 else { return }
    failures -= 1
    throw error
  }
}

/// An answer that never came, though the work may have been done.
struct LostAnswer: CausedFailure {
  var failureCause: FailureCause { .timeout }
}

/// A line of the endless list.
struct Verse: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String { "Verse \(id)" }
}

extension PagedLoader where Item == Verse, Cursor == Int {
  /// A list of three pages: they overlap by one line, and the second fails once.
  static func verses(clock: any Clock<Duration>) -> PagedLoader<Verse, Int> {
    let server = FlakyServer(failures: 1)
    return PagedLoader(options: LoaderOptions(clock: clock)) { cursor in
      let page = cursor ?? 1
      try await clock.sleep(for: .seconds(1))
      if page == 2 { try await server.answer() }
      let first = (page - 1) * 20
      return Page(
        items: (max(1, first)...first + 20).map(Verse.init(id:)), next: page < 3 ? page + 1 : nil)
    }
  }
}

extension Loader where Value == [String] {
  /// A load that fails twice and is repeated by itself.
  static func repeating(clock: any Clock<Duration>) -> Loader<[String]> {
    let server = FlakyServer(failures: 2)
    let policy = RetryPolicy(maximumRetries: 3, initialDelay: .seconds(4), jitter: .none) { error in
      (error as? StoreError)?.failureCause.retryCanHelp ?? false
    }
    return Loader(options: LoaderOptions(retry: policy, clock: clock)) {
      try await clock.sleep(for: .seconds(1))
      try await server.answer()
      return ["Emma", "Middlemarch", "Orlando"]
    }
  }

  /// A load that takes half a minute.
  static func slow(clock: any Clock<Duration>) -> Loader<[String]> {
    Loader(options: LoaderOptions(clock: clock)) {
      try await clock.sleep(for: .seconds(30))
      return ["Emma", "Middlemarch", "Orlando"]
    }
  }

  /// A load that waits for a connection.
  static func waiting(
    for connection: any Connectivity, clock: any Clock<Duration>
  ) -> Loader<[String]> {
    Loader(options: LoaderOptions(connectivity: connection, clock: clock)) {
      try await clock.sleep(for: .milliseconds(500))
      return ["Emma", "Middlemarch", "Orlando"]
    }
  }
}

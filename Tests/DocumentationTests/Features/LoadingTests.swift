import FeedbackStates
import FeedbackStatesTesting
import Foundation
import Testing

@Suite("Features: loading", .timeLimit(.minutes(1)))
@MainActor
struct LoadingTests {
  let clock = ManualClock()
  let library = Library()

  @Test("Content that is older than the options allow is asked for again")
  func freshness() async {
    let (clock, library) = (clock, library)
    // docs: freshness
    let books = Loader(options: LoaderOptions(staleAfter: .seconds(60), clock: clock)) {
      try await library.books()
    }
    // `load()` on each appearance asks again only when `books.isStale`;
    // `books.timeSinceUpdate` is the age to show.
    // docs: end
    start { books.load() }
    await library.answers.call(1).succeed([.emma])
    await until { books.state.isSuccess }
    start { books.load() }
    await settle()
    #expect(library.answers.callCount == 1)
    await clock.advance(by: .seconds(61))
    #expect(books.isStale)
    #expect(books.timeSinceUpdate == .seconds(61))
    start { books.load() }
    #expect(books.isRefreshing)
  }

  @Test("A cancelled load leaves the state as it was before it")
  func cancellation() async {
    let library = library
    // docs: cancellation
    let books = Loader { try await library.books() }
    let screen = Task { await books.load() }
    // When the person leaves before the answer is there, SwiftUI cancels `screen`,
    // and books.state is what it was before: .notInitiated.
    // docs: end
    let call = await library.answers.call(1)
    #expect(books.state.isLoading)
    screen.cancel()
    await call.waitForCancellation()
    await until { books.state == .notInitiated }
    #expect(books.lastFailure == nil)
  }

  @Test("An app's own shape of cancellation is taught to the loader")
  func classifier() async {
    struct RPCError: Error { let code: Int }
    let library = library
    // docs: cancellation-classifier
    let options = LoaderOptions(
      cancellation: .standard.or { error in (error as? RPCError)?.code == 1 })
    let books = Loader(options: options) { try await library.books() }
    // docs: end
    start { books.load() }
    await library.answers.call(1).fail(RPCError(code: 1))
    await until { books.state == .notInitiated }
    start { books.load() }
    await library.answers.call(2).fail(RPCError(code: 2))
    await until { books.state.isFailure }
  }

  @Test("The newest load wins, however late an older one ends")
  func latestWins() async {
    let answers = Gate<String>(onCancellation: .isIgnored)
    // docs: latest-wins
    let results = Loader<String>()
    @MainActor func search(_ query: String) {
      results.load(id: query) { try await answers.run() }
    }
    // docs: end
    search("e")
    let older = await answers.call(1)
    search("em")
    await answers.call(2).succeed("Emma")
    await until { results.state == .success("Emma") }
    older.succeed("Everything with an e")
    await settle()
    #expect(results.state == .success("Emma"))
  }

  @Test("A load that is asked for twice runs once; the first to leave does not end it")
  func joined() async {
    let library = library
    // docs: joined
    let books = Loader { try await library.books() }
    let sidebar = Task { await books.load() }
    let list = Task { await books.load() }
    // One request. Cancelling `sidebar` leaves `list` waiting; cancelling both ends the work.
    // docs: end
    let call = await library.answers.call(1)
    await settle(rounds: 50)
    sidebar.cancel()
    await settle()
    #expect(!call.isCancelled)
    list.cancel()
    await call.waitForCancellation()
    await until { books.state == .notInitiated }
    #expect(library.answers.callCount == 1)
  }

  @Test("A first load waits for the network, which is not a failure, and goes on by itself")
  func offline() async {
    let (library, clock) = (library, clock)
    // docs: waiting-for-network
    let network = SettableConnectivity(isOnline: false)
    let books = Loader(options: LoaderOptions(connectivity: network, clock: clock)) {
      guard await network.isOnline else { throw OfflineError() }
      return try await library.books()
    }
    // On Apple's platforms: PathMonitorConnectivity().
    // docs: end
    start { books.load() }
    await until { books.activity.isWaitingForNetwork }
    #expect(!books.state.isFailure)
    network.isOnline = true
    await library.answers.call(1).succeed([.emma])
    await until { books.state == .success([.emma]) }
  }

  @Test("Attempts that come by themselves wait while the loader is paused")
  func paused() async {
    let (library, clock) = (library, clock)
    var options = LoaderOptions(clock: clock)
    options.retry = RetryPolicy(maximumRetries: 1, isTransient: { $0 is ServerError })
    let books = Loader(options: options) { try await library.books() }
    start { books.load() }
    await library.answers.call(1).fail(ServerError())
    await until { books.activity.retryWait != nil }
    // docs: retry-paused
    books.isPaused = true
    // docs: end
    await clock.advance(by: .seconds(60))
    #expect(library.answers.callCount == 1)
    books.isPaused = false
    await library.answers.call(2).succeed([.emma])
    await until { books.state == .success([.emma]) }
  }

  @Test("A failed attempt is repeated after a wait that can be seen and skipped")
  func retry() async {
    let (library, clock) = (library, clock)
    // docs: retry
    var options = LoaderOptions(clock: clock)
    options.retry = .exponential(retries: 2)
    options.retry.maximumDelay = .seconds(8)
    options.retry.isTransient = { $0 is ServerError }
    let books = Loader(options: options) { try await library.books() }
    // docs: end
    start { books.load() }
    await library.answers.call(1).fail(ServerError())
    await until { books.activity.retryWait != nil }
    #expect(books.state.isLoading)
    // docs: retry-visible
    if let wait = books.activity.retryWait {
      print("Trying again in \(wait.secondsRemaining) s (\(wait.retry) of \(wait.limit))")
    }
    // docs: end
    #expect(books.activity.retryWait?.retry == 1)
    #expect(books.activity.retryWait?.limit == 2)
    start { books.retry() }
    await library.answers.call(2).succeed([.emma])
    await until { books.state == .success([.emma]) }
  }

  @Test("A server that says when to come back is asked no sooner")
  func retryAfter() throws {
    // docs: retry-after
    struct TooManyRequests: RetryAdvisingError {
      let retryAfter: Duration?
    }
    // docs: end
    let policy = RetryPolicy.exponential(retries: 1)
    let error = TooManyRequests(retryAfter: .seconds(20))
    let delay = try #require(policy.delay(beforeRetry: 1, after: error, random: 0))
    #expect(delay >= .seconds(20))
  }

  @Test("A load that takes long says so, and then offers to be cancelled")
  func slow() async {
    let (library, clock) = (library, clock)
    // docs: slow
    var options = LoaderOptions(clock: clock)
    options.timing.stillWorkingAfter = .seconds(3)
    options.timing.offersCancelAfter = .seconds(8)
    let books = Loader(options: options) { try await library.books() }
    // docs: end
    start { books.load() }
    await clock.advance(by: .seconds(3))
    await until { books.indicator.phase.isStillWorking }
    await clock.advance(by: .seconds(5))
    await until { books.indicator.phase.offersCancel }
    books.cancel()
    #expect(books.state == .notInitiated)
  }

  @Test("An indicator appears at 300 ms and stays for 400 ms, on the clock that it is given")
  func indicator() async {
    let (library, clock) = (library, clock)
    // docs: indicator-timing
    let timing = IndicatorTiming(delay: .milliseconds(300), minimum: .milliseconds(400))
    let books = Loader(options: LoaderOptions(timing: timing, clock: clock)) {
      try await library.books()
    }
    // A view draws its spinner while `books.indicator.phase.isVisible`.
    // docs: end
    start { books.load() }
    await clock.advance(by: .milliseconds(299))
    #expect(!books.indicator.phase.isVisible)
    await clock.advance(by: .milliseconds(1))
    await until { books.indicator.phase.isVisible }
    await library.answers.call(1).succeed([.emma])
    await until { books.indicator.phase == .lingering }
    await clock.advance(by: .milliseconds(400))
    await until { !books.indicator.phase.isVisible }
  }

  @Test("A running app's loads are forced to be slow, to fail, to be empty or offline")
  func forced() async {
    let library = library
    // docs: forced-state
    let forcing = ForcedStateSwitch()
    let books = Loader(options: LoaderOptions(interceptor: forcing)) {
      try await library.books()
    }
    forcing.state = .empty
    // docs: end
    start { books.load() }
    await until { books.state == .success([]) }
    #expect(library.answers.callCount == 0)
    forcing.state = .failing(ServerError())
    start { books.reload() }
    await until { books.state.error is ServerError }
  }
}

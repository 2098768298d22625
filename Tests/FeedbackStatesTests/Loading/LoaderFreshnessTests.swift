import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Freshness, streams and progress", .timeLimit(.minutes(1)))
@MainActor
struct LoaderFreshnessTests {
  @Test("coming back to a screen does not load fresh content again")
  func freshContent() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    await fixture.clock.advance(by: .seconds(86_400))
    await fixture.loader.load()
    #expect(fixture.gate.callCount == 1)
    #expect(fixture.loader.timeSinceUpdate == .seconds(86_400))
  }

  @Test("coming back loads stale content again, and keeps it meanwhile")
  func staleContent() async {
    let fixture = LoaderFixture { $0.staleAfter = .seconds(60) }
    await fixture.loaded([1])
    await fixture.clock.advance(by: .milliseconds(59_999))
    #expect(!fixture.loader.isStale)
    await fixture.loader.load()
    #expect(fixture.gate.callCount == 1)
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(fixture.loader.isStale)
    fixture.start { $0.load() }
    #expect(fixture.loader.state == .success([1]))
    #expect(fixture.loader.isRefreshing)
    await fixture.gate.call(2).succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    #expect(!fixture.loader.isStale)
  }

  @Test("content that is declared stale is asked for at the next load")
  func invalidated() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    fixture.loader.invalidate()
    #expect(fixture.loader.state == .success([1]))
    fixture.start { $0.load() }
    #expect(fixture.loader.isRefreshing)
  }

  @Test("a failure is asked again when the screen comes back")
  func failureOnReturn() async {
    let fixture = LoaderFixture()
    fixture.start { $0.load() }
    await fixture.gate.call(1).fail(Failure())
    await fixture.transcript.wait(for: "failure")
    fixture.start { $0.load() }
    #expect(fixture.loader.state == .loading)
  }

  @Test("going back to the question before shows its own answer, not that of the other one")
  func backToPrevious() async {
    let fixture = LoaderFixture()
    let gate = fixture.gate
    fixture.start { $0.load(id: "a") { try await gate.run() } }
    await gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    fixture.start { $0.load(id: "b", keepingPrevious: true) { try await gate.run() } }
    let other = await gate.call(2)
    fixture.start { $0.load(id: "a", keepingPrevious: true) { try await gate.run() } }
    #expect(fixture.loader.state == .success([1]))
    #expect(!fixture.loader.isPrevious)
    #expect(!fixture.loader.isRefreshing)
    await other.waitForCancellation()
  }

  @Test("a refresh runs the newest closure of its question")
  func newestClosure() async {
    let loader = Loader<Int>(options: .still)
    await loader.load(id: "a") { 1 }
    await loader.load(id: "a") { 2 }
    #expect(loader.state == .success(1))
    let transcript = Transcript(of: loader)
    let refresh = { loader.refresh() }
    refresh()
    await transcript.wait(for: "success(2)")
  }

  @Test("a stream shows each value, and is done when it ends")
  func stream() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let loader = Loader(source: .values { stream }, options: .still)
    let transcript = Transcript(of: loader)
    let task = Task { await loader.load() }
    continuation.yield(1)
    await transcript.wait(for: "success(1)")
    #expect(loader.activity == .streaming)
    #expect(!loader.isRefreshing)
    continuation.yield(2)
    await transcript.wait(for: "success(2)")
    continuation.finish()
    await task.value
    #expect(loader.state == .success(2))
    #expect(loader.activity == .idle)
  }

  @Test("a stream that fails after a value keeps the value")
  func streamFails() async {
    let source = ScriptedSource<Int>(
      runs: [[.deliver(1), .fail(Failure())]], isContinuous: true)
    let loader = Loader(source: source.source, options: .still)
    await loader.load()
    #expect(loader.state == .success(1))
    #expect(loader.refreshFailure as? Failure == Failure())
  }

  @Test("leaving a screen ends its stream, keeps the value, and coming back subscribes again")
  func streamOnReturn() async {
    let source = ScriptedSource<Int>(
      runs: [[.deliver(1), .hang], [.deliver(2), .hang]], isContinuous: true)
    let loader = Loader(source: source.source, options: .still)
    let transcript = Transcript(of: loader)
    let first = Task { await loader.load() }
    await transcript.wait(for: "success(1)")
    first.cancel()
    await first.value
    #expect(loader.state == .success(1))
    #expect(loader.activity == .idle)
    let second = Task { await loader.load() }
    await transcript.wait(for: "success(2)")
    second.cancel()
    await second.value
    #expect(source.runCount == 2)
  }

  @Test("pulling to refresh an endless stream ends with its first value")
  func refreshStream() async {
    let source = ScriptedSource<Int>(
      runs: [[.deliver(1), .hang], [.deliver(2), .hang]], isContinuous: true)
    let loader = Loader(
      source: source.source, options: LoaderOptions(refreshTiming: .zero, clock: ManualClock()))
    let transcript = Transcript(of: loader)
    let start = { loader.load() }
    start()
    await transcript.wait(for: "success(1)")
    await loader.refresh()
    #expect(loader.state == .success(2))
  }

  @Test("what a stream says after it was superseded is not heard")
  func supersededStream() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let loader = Loader<Int>(options: .still)
    let transcript = Transcript(of: loader)
    let start = {
      loader.load(id: 1, from: .values { stream })
      loader.load(id: 2) { 20 }
    }
    start()
    continuation.yield(1)
    await transcript.wait(for: "success(20)")
    continuation.yield(2)
    await settle()
    #expect(loader.state == .success(20))
  }

  @Test("a stream does not keep its loader alive")
  func streamFreed() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let ended = Gate<Void>()
    continuation.onTermination = { _ in Task { try await ended.run() } }
    weak var weakLoader: Loader<Int>?
    let start = {
      let loader = Loader(source: .values { stream }, options: .still)
      weakLoader = loader
      loader.load()
      return loader
    }
    var loader: Loader<Int>? = start()
    continuation.yield(1)
    await settle()
    #expect(loader?.state == .success(1))
    loader = nil
    await ended.call(1).succeed(())
    #expect(weakLoader == nil)
  }

  @Test("a cache's value is shown first, then the server's")
  func cacheThenServer() async {
    let loader = Loader(
      source: LoadSource<String> { context in
        try await context.deliver("cached")
        try await context.deliver("fresh")
      }, options: .still)
    let transcript = Transcript(of: loader)
    await loader.load()
    #expect(transcript.events == ["loading", "success(cached)", "success(fresh)"])
  }

  @Test("a source that ends without a value has failed, and says how to mend it")
  func noValue() async {
    let loader = Loader(source: LoadSource<Int> { _ in }, options: .still)
    await loader.load()
    #expect(loader.state == .failure(LoaderError.endedWithoutValue))
  }

  @Test("progress is told in order, and is gone with the work")
  func progress() async {
    let loader = Loader(
      source: LoadSource<Int>.reporting { context in
        for done in 0...2 { await context.report(LoadProgress(completed: done, total: 2)) }
        return 1
      }, options: .still)
    let transcript = Transcript(of: loader)
    await loader.load()
    #expect(
      transcript.events == ["loading", "0 of 2", "1 of 2", "2 of 2", "success(1)"])
    #expect(loader.progress == nil)
  }

  @Test("a fraction is truthful: never over one, never of an unknown total")
  func fraction() {
    #expect(LoadProgress(completed: 1, total: 4).fraction == 0.25)
    #expect(LoadProgress(completed: 5, total: 4).fraction == 1)
    #expect(LoadProgress(completed: -1, total: 4).fraction == 0)
    #expect(LoadProgress(completed: 0, total: 0).fraction == 1)
    #expect(LoadProgress(completed: 1).fraction == nil)
  }

  @Test("a change by hand is shown at once and is not undone by an older refresh")
  func edit() async {
    let fixture = LoaderFixture(ignoringCancellation: true)
    await fixture.loaded([1, 2])
    fixture.start { $0.refresh() }
    let older = await fixture.gate.call(2)
    fixture.loader.edit { $0.removeAll { $0 == 1 } }
    #expect(fixture.loader.state == .success([2]))
    older.succeed([1, 2])
    await fixture.gate.call(3).succeed([2, 3])
    await fixture.transcript.wait(for: "success([2, 3])")
    #expect(
      fixture.transcript.events.filter { $0.hasPrefix("success") } == [
        "success([1, 2])", "success([2])", "success([2, 3])",
      ])
  }
}

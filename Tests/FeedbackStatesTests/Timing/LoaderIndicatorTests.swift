import FeedbackStates
import FeedbackStatesTesting
import Observation
import Testing

@Suite("What a person sees of a load", .timeLimit(.minutes(1)))
@MainActor
struct LoaderIndicatorTests {
  private func transcript(
    endingAt milliseconds: Int, _ end: (Gate<[Int]>.Call) -> Void
  ) async -> [String] {
    let fixture = LoaderFixture()
    fixture.start { $0.load() }
    let call = await fixture.gate.call(1)
    await fixture.clock.advance(by: .milliseconds(milliseconds))
    end(call)
    await settle()
    await fixture.clock.advance(by: .seconds(5))
    return fixture.transcript.lines
  }

  @Test("work under 300 ms shows no indicator")
  func short() async {
    let lines = await transcript(endingAt: 299) { $0.succeed([1]) }
    #expect(lines == ["0 ms: loading", "299 ms: success([1])"])
  }

  @Test("longer work shows one, and never for less than the minimum")
  func minimum() async {
    let lines = await transcript(endingAt: 301) { $0.fail(Failure()) }
    #expect(
      lines == [
        "0 ms: loading", "300 ms: spinner", "301 ms: failure(boom)", "700 ms: spinner gone",
      ])
  }

  @Test("a cancellation takes the indicator away at once")
  func cancelled() async {
    let lines = await transcript(endingAt: 301) { $0.cancel() }
    #expect(
      lines == [
        "0 ms: loading", "300 ms: spinner", "301 ms: notInitiated", "301 ms: spinner gone",
      ])
  }

  @Test("still working is said at 4 s, and a cancel is offered at 10 s")
  func patience() async {
    let lines = await transcript(endingAt: 11_000) { $0.succeed([1]) }
    #expect(
      lines == [
        "0 ms: loading", "300 ms: spinner", "4000 ms: spinner: still working",
        "10000 ms: spinner: cancel offered", "11000 ms: success([1])", "11000 ms: spinner gone",
      ])
  }

  @Test("content on screen means no page indicator, however long a refresh takes")
  func refresh() async {
    let fixture = LoaderFixture()
    await fixture.loaded([1])
    fixture.start { $0.refresh() }
    let call = await fixture.gate.call(2)
    await fixture.clock.advance(by: .seconds(3))
    #expect(fixture.loader.indicator.phase == .idle)
    #expect(fixture.loader.refreshIndicator.phase.isVisible)
    call.succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    #expect(fixture.loader.refreshIndicator.phase == .idle)
  }

  @Test("where there is nothing to load there is no indicator, without a delay neither")
  func nothingToLoad() async {
    let fixture = LoaderFixture {
      $0.timing = IndicatorTiming(delay: .zero, minimum: .milliseconds(500))
    }
    await fixture.loaded([1])
    await fixture.clock.advance(by: .seconds(1))
    #expect(fixture.loader.indicator.phase == .idle)
    fixture.start { $0.load() }
    #expect(fixture.loader.indicator.phase == .idle)
    await fixture.clock.advance(by: .seconds(1))
    #expect(fixture.gate.callCount == 1)
    #expect(fixture.transcript.lines.count { $0.contains("spinner") } == 2)
  }

  @Test("zero timing costs a test suite no time")
  func zero() async {
    let fixture = LoaderFixture { $0.timing = .zero }
    fixture.start { $0.load() }
    #expect(fixture.loader.indicator.phase == .shown(.fresh))
    await fixture.gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    #expect(fixture.loader.indicator.phase == .idle)
  }

  @Test("a state is drawn anew once for each change that can be seen")
  func invalidations() async {
    let fixture = LoaderFixture()
    let counter = Drawings(of: fixture.loader)
    counter.draw()
    fixture.start { $0.load() }
    await fixture.gate.call(1).succeed([1])
    await fixture.transcript.wait(for: "success")
    await settle()
    #expect(counter.count == 2, "loading, success")
    fixture.start { $0.refresh() }
    await fixture.gate.call(2).succeed([2])
    await fixture.transcript.wait(for: "success([2])")
    await settle()
    #expect(counter.count == 4, "refreshing, new content")
  }
}

/// Draws a loader again after each change, as a view does, and counts.
@MainActor
private final class Drawings {
  private(set) var count = 0
  private let loader: Loader<[Int]>

  init(of loader: Loader<[Int]>) {
    self.loader = loader
  }

  func draw() {
    withObservationTracking {
      _ = (loader.state, loader.isRefreshing, loader.activity, loader.indicator.phase)
      _ = (loader.refreshFailure, loader.progress, loader.isPrevious)
    } onChange: {
      Task { @MainActor in
        self.count += 1
        self.draw()
      }
    }
  }
}

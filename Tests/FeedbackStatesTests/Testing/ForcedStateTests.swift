import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Forced states of a running app", .timeLimit(.minutes(1)))
@MainActor
struct ForcedStateTests {
  let forcing = ForcedStateSwitch()
  let clock = ManualClock()

  private func loader<Value: Sendable>(of value: Value) -> Loader<Value> {
    Loader(options: LoaderOptions(clock: clock, interceptor: forcing)) { value }
  }

  @Test("without a forced state loads are as they are")
  func none() async {
    let loader = loader(of: [1])
    await loader.load()
    #expect(loader.state == .success([1]))
  }

  @Test("failing and offline fail, and the next attempt after switching back succeeds")
  func failing() async {
    let loader = loader(of: [1])
    forcing.state = .failing(Failure("forced"))
    await loader.load()
    #expect(loader.state == .failure(Failure("forced")))
    forcing.state = .offline
    await loader.retry()
    #expect(loader.state == .failure(OfflineError()))
    forcing.state = nil
    await loader.retry()
    #expect(loader.state == .success([1]))
  }

  @Test("slow takes that much longer, long enough to see the indicator")
  func slow() async {
    forcing.state = .slow(.seconds(2))
    let loader = loader(of: [1])
    let transcript = Transcript(of: loader)
    let start = { loader.load() }
    start()
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(2))
    await transcript.wait(for: "success")
    #expect(transcript.lines.prefix(2) == ["0 ms: loading", "300 ms: spinner"])
    #expect(transcript.lines.contains("2000 ms: success([1])"))
  }

  @Test("empty empties what can be empty and leaves the rest")
  func empty() async {
    forcing.state = .empty
    let (list, set, dictionary) = (loader(of: [1]), loader(of: Set([1])), loader(of: [1: 2]))
    let (text, optional, number) = (loader(of: "a"), loader(of: Int?.some(1)), loader(of: 1))
    await list.load()
    await set.load()
    await dictionary.load()
    await text.load()
    await optional.load()
    await number.load()
    #expect(list.state.isEmpty)
    #expect(set.state.isEmpty)
    #expect(dictionary.state.isEmpty)
    #expect(text.state.isEmpty)
    #expect(optional.state == .success(nil))
    #expect(number.state == .success(1))
  }
}

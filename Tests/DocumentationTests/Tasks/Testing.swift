import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Task: tests of an app's own", .timeLimit(.minutes(1)))
@MainActor
struct ShelfTests {
  // docs: test-gate
  @Test("A slow load shows a spinner for as long as it takes")
  func spinner() async {
    let clock = ManualClock()
    let answers = Gate<[String]>()
    let books = Loader(options: LoaderOptions(clock: clock)) { try await answers.run() }
    let transcript = Transcript(of: books)

    let screen = Task { await books.load() }
    let request = await answers.call(1)
    await clock.advance(by: .milliseconds(300))
    request.fail(CancellationError())
    await screen.value

    #expect(
      transcript.lines == [
        "0 ms: loading", "300 ms: spinner", "300 ms: notInitiated", "300 ms: spinner gone",
      ])
  }
  // docs: end

  // docs: test-script
  @Test("A load that fails is tried again by hand and then shows its books")
  func script() async {
    let source = ScriptedSource<[String]>(runs: [
      [.fail(OfflineError())],
      [.deliver(["Emma"])],
    ])
    let books = Loader(source: source.source, options: LoaderOptions(clock: ManualClock()))
    await books.load()
    #expect(books.state.isFailure)
    await books.retry()
    #expect(books.state == .success(["Emma"]))
    #expect(source.runCount == 2)
  }
  // docs: end
}

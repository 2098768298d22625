import FeedbackStates
import FeedbackStatesTesting

/// A loader of numbers whose calls end when the test says so.
@MainActor
final class LoaderFixture {
  let clock = ManualClock()
  let gate: Gate<[Int]>
  let loader: Loader<[Int]>
  let transcript: Transcript

  init(
    ignoringCancellation: Bool = false, _ adjust: (inout LoaderOptions) -> Void = { _ in }
  ) {
    let gate = Gate<[Int]>(onCancellation: ignoringCancellation ? .isIgnored : .throwsError)
    var options = LoaderOptions(clock: clock, randomness: { 0.5 })
    adjust(&options)
    self.gate = gate
    loader = Loader(options: options) { try await gate.run() }
    transcript = Transcript(of: loader)
  }

  /// The variants without `await`, which an asynchronous test could not call otherwise.
  func start(_ call: (Loader<[Int]>) -> Void) { call(loader) }

  /// Loads this answer and returns when it is shown.
  func loaded(_ value: [Int]) async {
    let number = gate.callCount + 1
    start { $0.load() }
    await gate.call(number).succeed(value)
    await transcript.wait(for: "success(\(value))")
  }
}

extension LoaderOptions {
  /// Options on a clock that stands still, for loads in which time plays no part.
  static var still: LoaderOptions { LoaderOptions(clock: ManualClock()) }
}

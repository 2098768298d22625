import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@MainActor
private struct Bench {
  let clock = ManualClock()
  let gate = Gate<[String]>()
  let loader: Loader<[String]>
  let page: RenderedPage

  init() {
    let gate = gate
    let loader = Loader(options: LoaderOptions(clock: clock)) { try await gate.run() }
    self.loader = loader
    page = RenderedPage {
      LoaderView(loader) { names in
        VStack { ForEach(names, id: \.self) { Text($0) } }
      } empty: {
        EmptyStateView("No names", description: "Add one with +.")
      }
    }
  }

  /// Answers the call with a number and lets the page take it.
  func answer(_ number: Int, _ result: Result<[String], any Error>) async {
    let call = await gate.call(number)
    switch result {
    case .success(let names): call.succeed(names)
    case .failure(let error): call.fail(error)
    }
    await settle()
  }
}

@Suite("Loader view")
@MainActor
struct LoaderViewTests {
  @Test("Nothing is shown for 300 ms, then the wait, for 400 ms at least")
  func timing() async {
    let bench = Bench()
    _ = await bench.gate.call(1)
    await bench.clock.advance(by: .milliseconds(299))
    #expect(bench.page.all("progressbar").isEmpty)
    await bench.clock.advance(by: .milliseconds(1))
    #expect(bench.page.all("progressbar").count == 1)
    await bench.answer(1, .success(["Emma"]))
    #expect(!bench.page.contains("Emma"))
    await bench.clock.advance(by: .milliseconds(400))
    #expect(bench.page.contains("Emma"))
    #expect(bench.page.all("progressbar").isEmpty)
  }

  @Test("A failure says what happened and Retry brings the list")
  func retry() async throws {
    let bench = Bench()
    await bench.answer(1, .failure(Fault()))
    #expect(bench.page.contains("The shelf is out of reach."))
    try bench.page.tap("Try Again")
    await bench.answer(2, .success(["Emma", "Ulysses"]))
    #expect(bench.page.contains("Ulysses"))
    #expect(!bench.page.contains("out of reach"))
  }

  @Test("An empty answer asks for a next step")
  func empty() async {
    let bench = Bench()
    await bench.answer(1, .success([]))
    #expect(bench.page.contains("No names"))
    #expect(bench.page.contains("Add one with +."))
  }

  @Test("A refresh that fails keeps the list and offers to try again")
  func refreshFailure() async throws {
    let bench = Bench()
    await bench.answer(1, .success(["Emma"]))
    try bench.page.tap("Refresh")
    await bench.answer(2, .failure(Fault()))
    await bench.clock.advance(by: .milliseconds(500))
    #expect(bench.page.contains("Emma"))
    #expect(bench.page.contains("The shelf is out of reach."))
    try bench.page.tap("Try Again")
    await bench.answer(3, .success(["Emma", "Ulysses"]))
    #expect(!bench.page.contains("out of reach"))
  }

  @Test("A cancelled first load leaves no error and offers nothing to dismiss")
  func cancellation() async {
    let bench = Bench()
    let call = await bench.gate.call(1)
    bench.loader.cancel()
    await call.waitForCancellation()
    await settle()
    #expect(!bench.page.contains("Try Again"))
    #expect(bench.page.all("progressbar").isEmpty)
  }

  @Test("After ten seconds the wait can be called off")
  func offersCancel() async throws {
    let bench = Bench()
    _ = await bench.gate.call(1)
    await bench.clock.advance(by: .seconds(4.3))
    #expect(bench.page.contains("Still working"))
    await bench.clock.advance(by: .seconds(6))
    try bench.page.tap("Cancel")
    #expect(bench.page.all("progressbar").isEmpty)
  }
}

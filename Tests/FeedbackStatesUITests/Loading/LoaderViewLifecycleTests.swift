import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

/// A row with state of its own, which is lost when the row is taken away and put back.
private struct Row: View {
  let name: String
  @State private var isMarked = false

  var body: some View {
    Button(isMarked ? "\(name), marked" : name) { isMarked = true }
  }
}

private struct Screen: View {
  let loader: Loader<[String]>

  var body: some View {
    LoaderView(loader) { names in
      VStack { ForEach(names, id: \.self) { Row(name: $0) } }
    } empty: {
      EmptyStateView("No names", description: "Add one with +.")
    }
  }
}

@MainActor @Observable
private final class Path {
  var isOpen = true
}

@Suite("Loader view, coming and going", .timeLimit(.minutes(1)))
@MainActor
struct LoaderViewLifecycleTests {
  private let clock = ManualClock()
  private let gate = Gate<[String]>()
  private let loader: Loader<[String]>

  init() {
    let gate = gate
    loader = Loader(options: LoaderOptions(clock: clock)) { try await gate.run() }
  }

  private func answer(_ number: Int, _ names: [String]) async {
    await gate.call(number).succeed(names)
    await settle()
  }

  @Test("A refresh leaves the content where it is: what its rows hold is not lost")
  func identity() async throws {
    let page = RenderedPage { Screen(loader: loader) }
    await answer(1, ["Emma"])
    try page.tap("Emma")
    try page.tap("Refresh")
    _ = await gate.call(2)
    #expect(page.contains("Emma, marked"))
    await answer(2, ["Emma", "Ulysses"])
    #expect(page.contains("Emma, marked"))
    #expect(page.contains("Ulysses"))
  }

  @Test("Each pull refreshes, and not only every second one")
  func everyPull() async throws {
    let page = RenderedPage { Screen(loader: loader) }
    await answer(1, ["Emma"])
    for pull in 2...5 {
      try page.tap("Refresh")
      await answer(pull, ["Emma \(pull)"])
      await clock.advance(by: .milliseconds(500))
      #expect(page.contains("Emma \(pull)"))
      #expect(gate.callCount == pull)
    }
  }

  @Test("Coming back from elsewhere does not load again")
  func comingBack() async {
    let path = Path()
    let loader = loader
    let page = RenderedPage {
      if path.isOpen { Screen(loader: loader) } else { Text("A detail") }
    }
    await answer(1, ["Emma"])
    path.isOpen = false
    #expect(page.contains("A detail"))
    path.isOpen = true
    #expect(page.contains("Emma"))
    await settle()
    #expect(gate.callCount == 1)
  }

  @Test("Leaving ends the load without an error; coming back starts it anew")
  func leaving() async {
    let path = Path()
    let loader = loader
    let page = RenderedPage {
      if path.isOpen { Screen(loader: loader) } else { Text("A detail") }
    }
    let call = await gate.call(1)
    path.isOpen = false
    _ = page.text
    await call.waitForCancellation()
    await settle()
    #expect(loader.state == .notInitiated)
    path.isOpen = true
    #expect(!page.contains("Try Again"))
    await answer(2, ["Emma"])
    #expect(page.contains("Emma"))
  }

  @Test("Trying again takes the failure away at once")
  func retry() async throws {
    let page = RenderedPage { Screen(loader: loader) }
    await gate.call(1).fail(Fault())
    await settle()
    #expect(page.contains("The shelf is out of reach."))
    try page.tap("Try Again")
    #expect(!page.contains("The shelf is out of reach."))
    await clock.advance(by: .milliseconds(300))
    #expect(page.all("progressbar").count == 1)
  }

  @Test("A refresh that nobody pulled is said over the content, and goes with its end")
  func refreshByCode() async {
    let page = RenderedPage { Screen(loader: loader) }
    await answer(1, ["Emma"])
    let refresh = { loader.refresh() }
    refresh()
    #expect(page.all("progressbar").map(\.name) == ["Updating"])
    #expect(page.contains("Emma"))
    await answer(2, ["Emma"])
    await clock.advance(by: .milliseconds(500))
    #expect(page.all("progressbar").isEmpty)
    #expect(!page.contains("Updating"))
  }

  @Test("A pull has its own indicator, and no second one")
  func refreshByPull() async throws {
    let page = RenderedPage { Screen(loader: loader) }
    await answer(1, ["Emma"])
    try page.tap("Refresh")
    _ = await gate.call(2)
    #expect(page.all("progressbar").count == 1)
    #expect(!page.contains("Updating"))
  }

  @Test("A refresh that waits says for what, above the content, and can be tried at once")
  func heldUpRefresh() async throws {
    let gate = gate
    let retry = RetryPolicy(maximumRetries: 2, initialDelay: .seconds(4), jitter: .none) { _ in
      true
    }
    let loader = Loader(options: LoaderOptions(retry: retry, clock: clock)) {
      try await gate.run()
    }
    let page = RenderedPage { Screen(loader: loader) }
    await answer(1, ["Emma"])
    let refresh = { loader.refresh() }
    refresh()
    await gate.call(2).fail(Fault())
    await settle()
    #expect(page.contains("Trying again in 4 seconds (1 of 2)"))
    #expect(page.contains("Emma"))
    try page.tap("Try Now")
    await answer(3, ["Emma", "Ulysses"])
    #expect(!page.contains("Trying again"))
    #expect(page.contains("Ulysses"))
  }

  @Test("That there is nothing is said of an answer alone")
  func emptiness() async {
    let page = RenderedPage { Screen(loader: loader) }
    #expect(!page.contains("No names"))
    _ = await gate.call(1)
    await clock.advance(by: .seconds(1))
    #expect(!page.contains("No names"))
    await gate.call(1).fail(Fault())
    await settle()
    #expect(!page.contains("No names"))
    let retry = { loader.retry() }
    retry()
    await answer(2, [])
    await clock.advance(by: .milliseconds(400))
    #expect(page.contains("No names"))
  }

  @Test("Nothing there and a failure can be pulled to refresh too", arguments: [true, false])
  func pullWithoutContent(fails: Bool) async throws {
    let page = RenderedPage { Screen(loader: loader) }
    if fails {
      await gate.call(1).fail(Fault())
      await settle()
    } else {
      await answer(1, [])
    }
    try page.tap("Refresh")
    await answer(2, ["Emma"])
    await clock.advance(by: .milliseconds(500))
    #expect(page.contains("Emma"))
  }
}

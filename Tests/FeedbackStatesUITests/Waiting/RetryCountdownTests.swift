import ElementTree
import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

private struct Busy: RetryAdvisingError {
  var retryAfter: Duration? { nil }
  var isTransient: Bool { true }
}

@Suite("Countdown to the next attempt")
@MainActor
struct RetryCountdownTests {
  private let clock = ManualClock()
  private let gate = Gate<Int>()

  private func makePage() -> RenderedPage {
    let gate = gate
    let loader = Loader(
      options: LoaderOptions(
        retry: RetryPolicy(maximumRetries: 2, initialDelay: .seconds(4), jitter: .none),
        clock: clock)
    ) { try await gate.run() }
    return RenderedPage { LoaderView(loader) { Text("Answer \($0)") } }
  }

  @Test("It is seen at every second and spoken once, with the true time")
  func spokenOnce() async {
    let page = makePage()
    var spoken: [String] = []
    var seen: [String] = []
    await gate.call(1).fail(Busy())
    await settle()
    for _ in 0..<4 {
      spoken += page.takeOperations().announcements
      seen += page.text.split(separator: "\n").map(String.init).filter { $0.contains("again in") }
      await clock.advance(by: .seconds(1))
      await settle()
    }
    #expect(seen.count == 4 && Set(seen).count == 4, "\(seen)")
    #expect(seen.first.map { $0.contains("4") } == true)
    #expect(spoken == [seen[0]])
    // The second wait is news.
    await gate.call(2).fail(Busy())
    await settle()
    spoken += page.takeOperations().announcements.filter { $0.contains("again in") }
    #expect(spoken.count == 2)
    #expect(spoken[1].contains("8") && spoken[1].contains("2 of 2"))
  }

  @Test("No part of it is a live region, which would speak by itself at every second")
  func noLiveRegion() async {
    let page = makePage()
    await gate.call(1).fail(Busy())
    await settle()
    #expect(page.contains("again in"))
    #expect(!page.html.contains("aria-live"))
    #expect(page.all("status").isEmpty && page.all("alert").isEmpty && page.all("timer").isEmpty)
  }

  @Test("The person need not wait for it")
  func tryNow() async throws {
    let page = makePage()
    await gate.call(1).fail(Busy())
    await settle()
    try page.tap("Try Now")
    await gate.call(2).succeed(7)
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    #expect(page.contains("Answer 7"))
  }
}

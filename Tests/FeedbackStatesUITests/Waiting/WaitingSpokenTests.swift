import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@MainActor @Observable
private final class Words {
  var label = "Loading books"
}

@Suite("What is spoken of a wait", .timeLimit(.minutes(1)))
@MainActor
struct WaitingSpokenTests {
  private let clock = ManualClock()
  private let gate = Gate<[String]>()

  private func makeLoader(_ adjust: (inout LoaderOptions) -> Void = { _ in }) -> Loader<[String]> {
    let gate = gate
    var options = LoaderOptions(clock: clock)
    adjust(&options)
    return Loader(options: options) { try await gate.run() }
  }

  private func makePage(_ loader: Loader<[String]>, _ words: Words) -> RenderedPage {
    RenderedPage {
      LoaderView(loader, label: words.label) { names in Text(names.joined()) }
    }
  }

  @Test("A wait is spoken once, and only when it is shown; so is the failure at its end")
  func once() async {
    let page = makePage(makeLoader(), Words())
    let call = await gate.call(1)
    await clock.advance(by: .milliseconds(299))
    #expect(page.takeAnnouncements() == [])
    await clock.advance(by: .milliseconds(1))
    #expect(page.takeAnnouncements() == ["Loading books"])
    await clock.advance(by: .seconds(3))
    #expect(page.takeAnnouncements() == [])
    call.fail(Fault())
    await settle()
    #expect(page.takeAnnouncements() == ["The shelf is out of reach. Wait a moment."])
    await clock.advance(by: .seconds(60))
    #expect(page.takeAnnouncements() == [])
  }

  @Test("Short work is not spoken of")
  func short() async {
    let page = makePage(makeLoader(), Words())
    let call = await gate.call(1)
    await clock.advance(by: .milliseconds(200))
    call.succeed(["Emma"])
    await settle()
    await clock.advance(by: .seconds(60))
    #expect(page.takeAnnouncements() == [])
  }

  @Test("A countdown is spoken once for each wait, with the time that it takes")
  func countdown() async {
    let loader = makeLoader {
      $0.retry = RetryPolicy(maximumRetries: 2, initialDelay: .seconds(4), jitter: .none) { _ in
        true
      }
    }
    let page = makePage(loader, Words())
    await gate.call(1).fail(Fault())
    await settle()
    let words = FeedbackStrings.localized(languageTag: "en")
    #expect(page.takeAnnouncements() == [words.tryingAgain(.seconds(4), 1, 2)])
    await clock.advance(by: .seconds(3))
    #expect(page.takeAnnouncements() == [])
    await clock.advance(by: .seconds(1))
    await gate.call(2).fail(Fault())
    await settle()
    #expect(page.takeAnnouncements().contains(words.tryingAgain(.seconds(8), 2, 2)))
  }

  @Test("Other words for the same wait are shown at once, without a delay of their own")
  func changedWords() async {
    let words = Words()
    let page = makePage(makeLoader(), words)
    _ = await gate.call(1)
    await clock.advance(by: .milliseconds(300))
    #expect(page.contains("Loading books"))
    words.label = "Sorting books"
    #expect(page.contains("Sorting books"))
    #expect(page.all("progressbar").count == 1)
  }
}

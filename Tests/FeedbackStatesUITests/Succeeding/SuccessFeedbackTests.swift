import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@MainActor @Observable
private final class Work {
  var successes = 0
}

@Suite("Success feedback")
@MainActor
struct SuccessFeedbackTests {
  @Test("A success shows a checkmark for a moment, is spoken once, and is never a dialog")
  func moment() async {
    let clock = ManualClock()
    let work = Work()
    let page = RenderedPage {
      Text("Content")
        .successFeedback(count: work.successes, message: "Saved")
        .indicators(timing: .standard, clock: clock)
    }
    let before = page.html
    work.successes = 1
    let operations = page.takeOperations()
    #expect(operations.filter { "\($0)".contains("Saved") }.count == 1)
    #expect(page.html != before)
    #expect(page.all("dialog").isEmpty && page.all("alertdialog").isEmpty)
    await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(1500))
    await settle()
    #expect(page.html == before)
  }
}

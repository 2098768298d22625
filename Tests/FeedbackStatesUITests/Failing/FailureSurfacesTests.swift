import FeedbackStates
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@Suite("Failure surfaces")
@MainActor
struct FailureSurfacesTests {
  @Test("Five loads without a network are one banner, which leaves on reconnection")
  func offline() {
    let center = FailureCenter()
    let page = RenderedPage { Text("Content").failureSurfaces(center) }
    for number in 0..<5 {
      center.report(
        OfflineError(), from: number,
        in: FailureSituation(isContentVisible: true, isAskedFor: false))
    }
    #expect(center.banners.count == 1)
    #expect(page.contains("Content"))
    #expect(page.contains(center.banners[0].description.title))
    let title = center.banners[0].description.title
    center.connectionRestored()
    #expect(!page.contains(title))
  }

  @Test("What blocks the person is an alert with a way to try again")
  func alert() throws {
    let center = FailureCenter()
    let page = RenderedPage { Text("Content").failureSurfaces(center) }
    var tries = 0
    center.report(
      FailureProbe(), from: "save",
      in: FailureSituation(isContentVisible: true, isAskedFor: true), retry: { tries += 1 })
    #expect(page.all("alertdialog").count == 1)
    try page.tap("Try Again")
    #expect(tries == 1)
    #expect(page.all("alertdialog").isEmpty)
  }

  @Test("The answer to one alert leaves the next to be read")
  func twoAlerts() throws {
    let center = FailureCenter()
    let page = RenderedPage { Text("Content").failureSurfaces(center) }
    let situation = FailureSituation(isContentVisible: true, isAskedFor: true)
    center.report(FailureProbe(), from: "save", in: situation, retry: {})
    center.report(Fault(), from: "send", in: situation, retry: {})
    #expect(page.all("alertdialog").count == 1)
    #expect(center.waitingAlertCount == 1)
    try page.tap("Try Again")
    #expect(page.all("alertdialog").count == 1)
    #expect(center.waitingAlertCount == 0)
    try page.tap("Try Again")
    #expect(page.all("alertdialog").isEmpty)
  }
}

private struct FailureProbe: DescribedFailure {
  func failureDescription(strings: FeedbackStrings) -> FailureDescription {
    FailureDescription(.serverUnavailable, strings: strings)
  }
}

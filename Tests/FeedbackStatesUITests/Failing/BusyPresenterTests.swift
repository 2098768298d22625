import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@Suite("Alerts and a presenter that is busy")
@MainActor
struct BusyPresenterTests {
  private let center = FailureCenter()
  private let asked = FailureSituation(isContentVisible: true, isAskedFor: true)

  @MainActor @Observable
  final class Presenter {
    var showsSheet = false
  }

  /// A screen with a sheet that holds alerts back, as the documentation says.
  private func makePage(_ presenter: Presenter) -> RenderedPage {
    let center = center
    return RenderedPage {
      Text("Content")
        .failureSurfaces(center)
        .sheet(
          isPresented: Binding(
            get: { presenter.showsSheet }, set: { presenter.showsSheet = $0 })
        ) {
          Text("Sheet")
            .onAppear { center.block(.presenterBusy) }
            .onDisappear { center.unblock(.presenterBusy) }
        }
    }
  }

  @Test("An alert waits while a sheet is up and comes when it leaves")
  func waits() throws {
    let presenter = Presenter()
    let page = makePage(presenter)
    presenter.showsSheet = true
    #expect(page.contains("Sheet"))
    center.report(Fault(), from: "save", in: asked, retry: {})
    #expect(page.all("alertdialog").isEmpty)
    #expect(center.waitingAlertCount == 1)
    presenter.showsSheet = false
    #expect(page.all("alertdialog").count == 1)
    #expect(page.contains("The shelf is out of reach."))
    #expect(center.waitingAlertCount == 0)
  }

  @Test("An alert that is up when a sheet comes is kept and can be answered")
  func keepsTheOneThatIsUp() throws {
    let presenter = Presenter()
    let page = makePage(presenter)
    var tries = 0
    center.report(Fault(), from: "save", in: asked, retry: { tries += 1 })
    #expect(page.all("alertdialog").count == 1)
    presenter.showsSheet = true
    #expect(page.contains("Sheet"))
    #expect(center.alert != nil || center.waitingAlertCount == 1)
    presenter.showsSheet = false
    #expect(page.all("alertdialog").count == 1)
    try page.tap("Try Again")
    #expect(tries == 1)
  }

  @Test("What went well meanwhile is not brought up any more")
  func resolvedMeanwhile() {
    let presenter = Presenter()
    let page = makePage(presenter)
    presenter.showsSheet = true
    #expect(page.contains("Sheet"))
    center.report(Fault(), from: "save", in: asked)
    center.resolve("save")
    presenter.showsSheet = false
    #expect(page.all("alertdialog").isEmpty)
  }
}

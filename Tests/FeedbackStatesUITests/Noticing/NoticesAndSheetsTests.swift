import ElementTree
import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@Suite("Notices and sheets")
@MainActor
struct NoticesAndSheetsTests {
  @MainActor @Observable
  final class Presenter {
    var showsSheet = false
  }

  private let clock = ManualClock()

  private func makePage(_ center: NoticeCenter, _ presenter: Presenter) -> RenderedPage {
    RenderedPage {
      Text("Content")
        .sheet(
          isPresented: Binding(
            get: { presenter.showsSheet }, set: { presenter.showsSheet = $0 })
        ) {
          Text("Sheet").noticeHost(center)
        }
        .noticeHost(center)
    }
  }

  /// The part of the page that is a sheet.
  private func sheet(of page: RenderedPage) -> String {
    guard let start = page.html.range(of: "<dialog") else { return "" }
    return String(page.html[start.lowerBound...])
  }

  @Test("A notice that is up, and one that comes, stand inside the sheet that covers the screen")
  func above() {
    let center = NoticeCenter(clock: clock)
    let presenter = Presenter()
    let page = makePage(center, presenter)
    center.show(Notice(.failure, title: "Sync failed"))
    #expect(page.contains("Sync failed"))
    presenter.showsSheet = true
    #expect(sheet(of: page).contains("Sync failed"))
    center.show(Notice(.success, title: "Book added"))
    #expect(sheet(of: page).contains("Book added"))
    presenter.showsSheet = false
    #expect(sheet(of: page).isEmpty)
    #expect(page.contains("Book added"))
  }

  @Test("It can be dismissed from inside the sheet, and is then gone everywhere")
  func dismissed() throws {
    let center = NoticeCenter(clock: clock)
    let presenter = Presenter()
    let page = makePage(center, presenter)
    presenter.showsSheet = true
    center.show(Notice(.failure, title: "Sync failed"))
    #expect(sheet(of: page).contains("Sync failed"))
    let buttons = page.all("button", "Dismiss")
    try #require(!buttons.isEmpty)
    buttons[buttons.count - 1].tap()
    #expect(!page.contains("Sync failed"))
    #expect(page.contains("Sheet"))
  }
}

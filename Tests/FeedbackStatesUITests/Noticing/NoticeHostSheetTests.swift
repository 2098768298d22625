import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@MainActor @Observable
private final class Sheet {
  var isOpen = false
}

/// A scene with a host of its own, and one inside its sheet.
private struct Scene: View {
  let center: NoticeCenter
  @Bindable var sheet: Sheet

  var body: some View {
    Text("Content")
      .sheet(isPresented: $sheet.isOpen) {
        Text("In the sheet").noticeHost(center)
      }
      .noticeHost(center)
  }
}

@Suite("Notices and sheets", .timeLimit(.minutes(1)))
@MainActor
struct NoticeHostSheetTests {
  private let clock = ManualClock()
  private let sheet = Sheet()
  private let center: NoticeCenter
  private let page: RenderedPage

  init() {
    let center = NoticeCenter(clock: clock)
    let sheet = sheet
    self.center = center
    page = RenderedPage { Scene(center: center, sheet: sheet) }
  }

  @Test("A notice that comes while a sheet is open stands inside the sheet too, and is spoken once")
  func insideSheet() {
    sheet.isOpen = true
    _ = page.takeOperations()
    center.show(Notice(.success, title: "Book added"))
    #expect(page.takeAnnouncements() == ["Book added"])
    // Sheets stand last in the page, above everything else.
    let sheets = page.html.components(separatedBy: "<dialog").dropFirst()
    #expect(sheets.count == 1)
    #expect(sheets.last?.contains("Book added") == true)
  }

  @Test("A notice of the sheet stays when the sheet closes, and leaves at its time")
  func sheetCloses() async {
    sheet.isOpen = true
    #expect(page.contains("In the sheet"))
    center.show(Notice(.success, title: "Book added", lifetime: .timed(.seconds(4))))
    await clock.advance(by: .seconds(1))
    sheet.isOpen = false
    #expect(!page.contains("In the sheet"))
    #expect(page.contains("Book added"))
    await clock.advance(by: .seconds(3))
    #expect(!page.contains("Book added"))
  }

  @Test("A pointer that was on a notice of the sheet holds it no longer when the sheet closes")
  func hoveredSheetCloses() async throws {
    sheet.isOpen = true
    center.show(Notice(.success, title: "Book added", lifetime: .timed(.seconds(4))))
    #expect(page.contains("Book added"))
    center.pause(for: .touched(center.visible[0].id))
    sheet.isOpen = false
    #expect(page.contains("Book added"))
    await clock.advance(by: .seconds(4))
    #expect(!page.contains("Book added"))
  }
}

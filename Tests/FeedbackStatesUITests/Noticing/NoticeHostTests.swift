import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@Suite("Notice host")
@MainActor
struct NoticeHostTests {
  private let clock = ManualClock()

  @Test("A notice comes, is spoken once, and leaves by itself; a failure stays until dismissed")
  func lifetimes() async throws {
    let center = NoticeCenter(clock: clock)
    let page = RenderedPage { Text("Content").noticeHost(center) }
    center.show(Notice(.success, title: "Book added"))
    center.show(Notice(.failure, title: "Sync failed"))
    #expect(page.contains("Book added"))
    await clock.advance(by: .seconds(30))
    #expect(!page.contains("Book added"))
    #expect(page.contains("Sync failed"))
    try page.tap("Dismiss")
    #expect(!page.contains("Sync failed"))
  }

  @Test("The timer stands still while a pointer is over the notice")
  func pause() async throws {
    let center = NoticeCenter(clock: clock)
    let page = RenderedPage { Text("Content").noticeHost(center) }
    center.show(Notice(.success, title: "Book added"))
    #expect(page.contains("Book added"))
    center.pause(for: .touched(center.visible[0].id))
    await clock.advance(by: .seconds(30))
    #expect(page.contains("Book added"))
    center.resume(from: .touched(center.visible[0].id))
    await clock.advance(by: .seconds(30))
    #expect(!page.contains("Book added"))
  }
}

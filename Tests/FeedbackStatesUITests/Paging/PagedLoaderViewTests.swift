import FeedbackStates
import FeedbackStatesTesting
import SwiftUI
import Testing

@testable import FeedbackStatesUI

private struct Line: Identifiable, Sendable {
  let id: Int
}

@Suite("Paged loader view")
@MainActor
struct PagedLoaderViewTests {
  @Test("A page that fails is said in the footer and tried again in place; the end is said")
  func footer() async throws {
    let gate = Gate<Page<Line, Int>>()
    let loader = PagedLoader<Line, Int>(options: LoaderOptions(clock: ManualClock())) { _ in
      try await gate.run()
    }
    let page = RenderedPage {
      PagedLoaderView(loader) { line in
        Text("Line \(line.id)")
      } empty: {
        EmptyStateView("Nothing", description: "Add a line.")
      }
    }
    await gate.call(1).succeed(Page(items: [Line(id: 1), Line(id: 2)], next: 2))
    await settle()
    #expect(page.contains("Line 2"))
    await gate.call(2).fail(Fault())
    await settle()
    #expect(page.contains("Line 2"))
    #expect(page.contains("The shelf is out of reach."))
    try page.tap("Try Again")
    await gate.call(3).succeed(Page(items: [Line(id: 3)], next: nil))
    await settle()
    #expect(page.contains("Line 3"))
    #expect(!page.contains("out of reach"))
    #expect(gate.callCount == 3)
  }
}

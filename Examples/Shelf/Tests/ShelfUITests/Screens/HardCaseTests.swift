#if canImport(DOMUI)
  import DOMUI
  import FeedbackStates
  import FeedbackStatesTesting
  import FeedbackStatesUI
  import ShelfKit
  import Testing

  @testable import ShelfUI

  @MainActor
  @Suite("Hard cases of the gallery")
  struct HardCaseTests {
    private func open(_ demo: StateDemo) async throws -> (RenderedPage, TestShelf) {
      let shelf = try await TestShelf()
      let page = RenderedPage {
        DemoScreen(demo: demo).environment(shelf.model).failureSurfaces(shelf.model.failures)
      }
      return (page, shelf)
    }

    @Test("A failed attempt is said and repeated by itself; the person can try now")
    func repeatedAttempts() async throws {
      let (page, shelf) = try await open(.repeatedAttempts)
      await shelf.clock.waitForSleepers()
      await shelf.clock.advance(by: .seconds(1))
      try await page.shows("(1 of 3)")
      try page.tap("Try Now")
      await shelf.clock.advance(by: .seconds(2))
      try await page.shows("(2 of 3)")
      await shelf.clock.advance(by: .seconds(20))
      try await page.shows("Orlando")
    }

    @Test("A long wait says that it still works and can be called off")
    func longWait() async throws {
      let (page, shelf) = try await open(.longWait)
      await shelf.clock.waitForSleepers()
      await shelf.clock.advance(by: .seconds(5))
      try await page.shows("Still working")
      await shelf.clock.advance(by: .seconds(6))
      try await page.shows("Cancel")
      try page.tap("Cancel")
      #expect(!page.contains("Still working"))
      #expect(!page.contains("Try Again"))
    }

    @Test("Without a network it waits, and goes on by itself")
    func noConnection() async throws {
      let (page, shelf) = try await open(.noConnection)
      try await page.shows("Waiting for a network connection")
      try page.tap("Connect")
      await shelf.clock.waitForSleepers()
      await shelf.clock.advance(by: .seconds(2))
      try await page.shows("Orlando")
    }

    @Test("Five loads without a network make one banner, which leaves by itself")
    func oneBanner() async throws {
      let (page, shelf) = try await open(.oneBanner)
      try page.tap("Load Five Parts Offline")
      try await eventually { page.text.components(separatedBy: "No connection").count == 6 }
      try await eventually { shelf.model.failures.banners.first?.sources.count == 5 }
      #expect(shelf.model.failures.banners.count == 1)
      try page.tap("Connect Again")
      try await eventually { page.text.components(separatedBy: "Loaded").count == 6 }
      try await eventually { shelf.model.failures.banners.isEmpty }
    }

    @Test("A page that fails is tried again in its place, and no line comes twice")
    func paging() async throws {
      let (page, shelf) = try await open(.paging)
      await shelf.clock.waitForSleepers()
      await shelf.clock.advance(by: .seconds(2))
      try await page.shows("Verse 1")
      await shelf.clock.advance(by: .seconds(4))
      try await page.shows("Try Again")
      try page.tap("Try Again")
      await shelf.clock.advance(by: .seconds(4))
      try await page.shows("Verse 25")
      #expect(page.text.components(separatedBy: "\n").filter { $0 == "Verse 20" }.count == 1)
    }

    @Test("Trying again sends the same key; what was ordered anew gets another")
    func intentKey() async throws {
      let (page, shelf) = try await open(.intentKey)
      func press() async throws {
        try page.tap("Order the Book")
        await shelf.clock.waitForSleepers()
        await shelf.clock.advance(by: .seconds(4))
        await shelf.clock.advance(by: .seconds(4))
      }
      try await press()
      try await press()
      try await press()
      let keys = page.text.components(separatedBy: "\n").filter { line in
        line.count == 8 && line.allSatisfy(\.isHexDigit)
      }
      #expect(keys.count == 3)
      #expect(Set(keys.prefix(2)).count == 1)
      #expect(Set(keys).count == 2)
    }

    @Test("One screen is seen in every state, by one call")
    func everyState() async throws {
      let (page, _) = try await open(.everyState)
      #expect(page.all("option").map(\.name) == PreviewedState.allCases.map(\.title))
      try await page.shows("Loading")
    }

    @Test("A deletion can be taken back while its window is open, and happens when it has passed")
    func undo() async throws {
      let (page, shelf) = try await open(.undo)
      try page.tap("Delete “Emma”")
      await shelf.clock.advance(by: .seconds(3))
      try page.tap("Undo")
      await shelf.clock.advance(by: .seconds(10))
      #expect(page.contains("Delete “Emma”"))
      try page.tap("Delete “Emma”")
      await shelf.clock.waitForSleepers()
      await shelf.clock.advance(by: .seconds(6))
      try await page.shows("Put “Emma” Back")
    }
  }
#endif

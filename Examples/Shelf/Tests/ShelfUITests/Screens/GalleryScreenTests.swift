#if canImport(DOMUI)
  import DOMUI
  import FeedbackStates
  import ShelfKit
  import Testing

  @testable import ShelfUI

  @MainActor
  @Suite("Gallery of states")
  struct GalleryScreenTests {
    @Test("has every demonstration, each in one chapter")
    func chapters() throws {
      let demos = StateDemo.Chapter.allCases.flatMap(\.demos)
      #expect(demos.count == StateDemo.allCases.count)
      #expect(Set(demos) == Set(StateDemo.allCases))
    }

    @Test("opens every demonstration", arguments: StateDemo.allCases)
    func open(demo: StateDemo) async throws {
      let shelf = try await TestShelf()
      let page = RenderedPage {
        DemoScreen(demo: demo).environment(shelf.model)
      }
      #expect(!page.html.isEmpty)
      page.close()
    }
  }
#endif

#if canImport(DOMUI)
  import DOMUI
  import FeedbackStates
  import ShelfUI
  import Testing

  extension TestShelf {
    /// The window, as a page without a browser, once the first load has ended.
    func openPage() async throws -> RenderedPage {
      let page = RenderedPage { RootView(shelf: model) }
      try await eventually { model.list.books.state.value != nil }
      return page
    }
  }

  extension RenderedPage {
    /// Waits until a text is shown.
    @MainActor
    func shows(_ text: String) async throws {
      for _ in 0..<10_000 {
        if contains(text) { return }
        await Task.yield()
      }
      Issue.record("“\(text)” is not shown, but:\n\(self.text)")
    }
  }
#endif

import ElementTree

@testable import DOMUI

/// A page whose app can be started anew, as its script does it: what was kept is handed back.
@MainActor
final class RestartablePage<Content: View> {
  private(set) var page: RenderedPage
  private(set) var kept: [String: String] = [:]
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
    page = RenderedPage(content: content)
  }

  /// Notes what the page asked its script to keep.
  func noteKept() {
    for case .command(.keep(let key, let value)) in page.takeOperations() { kept[key] = value }
  }

  /// Ends the app without a word, as a crash does, and starts it anew.
  func restart() {
    noteKept()
    page = RenderedPage(
      request: PageRequest(kept: kept), content: content)
  }
}

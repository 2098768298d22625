import FeedbackStatesUI
import SwiftUI

/// The whole window: the shelf, and a gallery of every state that the app can be in.
public struct RootView: View {
  private let shelf: ShelfModel

  /// Creates the window of a shelf.
  public init(shelf: ShelfModel) {
    self.shelf = shelf
  }

  /// The tabs, with the notices above them.
  public var body: some View {
    TabView {
      BookListScreen(list: shelf.list)
        .tabItem { Label("Shelf", systemImage: "books.vertical") }
      GalleryScreen()
        .tabItem { Label("States", systemImage: "square.grid.2x2") }
    }
    .environment(shelf)
    .failureSurfaces(shelf.failures)
    .noticeHost(shelf.notices, bottomInset: 56)
  }
}

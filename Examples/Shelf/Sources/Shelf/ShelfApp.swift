import ShelfUI
import SwiftUI

/// A reading list.
@main
struct ShelfApp: App {
  @State private var shelf = ShelfModel()

  var body: some Scene {
    WindowGroup("Shelf") {
      RootView(shelf: shelf)
    }
  }
}

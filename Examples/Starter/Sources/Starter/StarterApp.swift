import SwiftUI

/// An app with one screen.
@main
struct StarterApp: App {
  @State private var garden = Garden()

  var body: some Scene {
    WindowGroup("Starter") {
      PlantList(garden: garden)
    }
  }
}

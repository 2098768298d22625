// swift-format-ignore-file
import FeedbackStates
import SwiftUI

extension ItemsScreen {
  // The guide's text, letter by letter, between the braces.
  @ViewBuilder var sample: some View {
switch viewModel.items {
case .notInitiated, .loading:
ProgressView("Loading...")
case .success(let items) where items.isEmpty:
ContentUnavailableView("No Items Yet", systemImage: "tray",
description: Text("Tap + to create your first item"))
case .success(let items):
List(items) { item in ItemRow(item: item) }
case .failure(let error):
ContentUnavailableView {
Label("Load Failed", systemImage: "exclamationmark.triangle")
} description: {
Text(error.localizedDescription)
} actions: {
Button("Retry") { Task { await viewModel.loadItems() } }
}
}
  }
}

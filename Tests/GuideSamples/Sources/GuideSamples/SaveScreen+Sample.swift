// swift-format-ignore-file
import FeedbackStates
import SwiftUI

extension SaveScreen {
  // The guide's text, letter by letter, between the braces.
  @ViewBuilder var sample: some View {
Button {
Task { await viewModel.save() }
} label: {
if viewModel.saveState.isLoading {
ProgressView().controlSize(.small)
} else {
Text("Save")
}
}
.disabled(viewModel.saveState.isLoading)
  }
}

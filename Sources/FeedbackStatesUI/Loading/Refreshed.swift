import SwiftUI

/// Content that does not scroll by itself, in a scroll view, so that it can be pulled to refresh.
struct Refreshed<Content: View>: View {
  let content: Content

  var body: some View {
    ScrollView {
      content
        .frame(maxWidth: .infinity)
        .padding(.vertical, 48)
    }
  }
}

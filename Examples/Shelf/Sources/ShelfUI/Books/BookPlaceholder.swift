import SwiftUI

/// The shape of a row while the first books are on their way.
struct BookPlaceholder: View {
  var body: some View {
    HStack {
      Image(systemName: "circle")
      VStack(alignment: .leading) {
        Text("The title of a book")
        Text("Its author · 1900").font(.caption)
      }
    }
  }
}

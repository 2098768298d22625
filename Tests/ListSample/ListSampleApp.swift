import SwiftUI

@main
struct ListSampleApp: App {
  var body: some Scene {
    WindowGroup { ListSampleView() }
  }
}

/// A book of the sample.
@Observable @MainActor
final class SampleRow: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

/// A long list, and what changes it above and inside what is seen.
struct ListSampleView: View {
  @State private var rows = (0..<10_000).map { SampleRow($0) }
  @State private var refreshes = 0

  var body: some View {
    VStack {
      HStack {
        Button("Insert One") { rows.insert(SampleRow(20_000 + rows.count), at: 0) }
        Button("Insert Hundred") {
          rows.insert(contentsOf: (0..<100).map { SampleRow(30_000 + $0) }, at: 0)
        }
        Button("Remove Three") { rows.removeFirst(3) }
        Button("Swap") { withAnimation { rows.swapAt(0, 2) } }
        Text("Refreshed \(refreshes)")
        Button("Change") { rows[3].title = "Changed" }
      }
      List(rows) { row in
        // Rows of different heights: every fifth has two lines.
        if row.id % 5 == 0 {
          VStack(alignment: .leading) {
            Text(row.title)
            Text("with a second line")
          }
          .swipeActions { Button("Archive") { row.title += " archived" } }
        } else {
          Button(row.title) { row.title += "!" }
        }
      }
      .refreshable { refreshes += 1 }
    }
  }
}

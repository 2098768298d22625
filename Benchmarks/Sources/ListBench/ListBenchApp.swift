import DOMUI

/// The bare page's twin written as an app: two buttons, a count and a `List`.
///
/// Arguments: `--port PORT ROWS`.
@main
struct ListBenchApp: App {
  var body: some Scene {
    WindowGroup { BenchView(rowCount: CommandLine.arguments.last.flatMap { Int($0) } ?? 100) }
  }
}

@Observable @MainActor
final class BenchRow: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

struct BenchView: View {
  @State private var rows: [BenchRow]
  @State private var clicks = 0

  init(rowCount: Int) {
    _rows = State(initialValue: (0..<rowCount).map { BenchRow($0) })
  }

  var body: some View {
    VStack {
      HStack {
        Button("add") { clicks += 1 }
        Button("row") { rows[5].title = "Row changed \(rows[5].title.count % 2 == 0 ? 1 : 10)" }
        Text("\(clicks)")
      }
      List(rows) { Text($0.title) }
    }
  }
}

// Lifecycle, navigation and presentation
import SwiftUI

struct LifecycleFixture: View {
  @State private var count = 0
  @State private var isPresented = false
  @State private var query = ""
  @State private var path = NavigationPath()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("More", value: 3)
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Done") { dismiss() } }
      }
      .searchable(text: $query)
      .refreshable { await load() }
    }
    .task { await load() }
    .task(id: count) { await load() }
    .onAppear { count += 1 }
    .onDisappear { count = 0 }
    .onChange(of: count) { old, new in count = max(old, new) }
    .onChange(of: phase, initial: true) { count += 1 }
    .sheet(isPresented: $isPresented) { Text("sheet") }
    .alert("Title", isPresented: $isPresented) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("message")
    }
    .confirmationDialog("Sure?", isPresented: $isPresented, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
    }
  }

  private func load() async {}
}

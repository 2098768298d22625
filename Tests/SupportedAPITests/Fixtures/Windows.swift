// Apps, tabs and dialogs
import SwiftUI

struct FixtureApp: App {
  @State private var selection = 0

  var body: some Scene {
    WindowGroup {
      TabsFixture(selection: $selection)
    }
  }
}

struct TabsFixture: View {
  @Binding var selection: Int

  var body: some View {
    TabView(selection: $selection) {
      Text("One").tabItem { Label("One", systemImage: "1.circle") }.tag(0)
      Text("Two").tabItem { Label("Two", systemImage: "2.circle") }.tag(1)
    }
  }
}

struct FixtureFault: LocalizedError {
  var errorDescription: String? { "It did not work." }
}

struct DialogsFixture: View {
  struct Item: Identifiable {
    let id: Int
  }

  @State private var item: Item?
  @State private var isPresented = false
  @State private var query = ""
  @State private var path: [Int] = []
  @Environment(\.refresh) private var refresh
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("One", value: 1)
        NavigationLink {
          Text("Two")
        } label: {
          Text("Two")
        }
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(isPresented: $isPresented) { Text("Bound") }
      .navigationBarBackButtonHidden()
      .searchable(text: $query, prompt: "Find")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Left") {}
          Button("Right") {}
        }
      }
    }
    .sheet(item: $item) { Text("\($0.id)").interactiveDismissDisabled() }
    .fullScreenCover(isPresented: $isPresented) { Text("Cover") }
    .popover(isPresented: $isPresented) { Text("Popover") }
    .alert("Title", isPresented: $isPresented) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Message")
    }
    .alert("Title", isPresented: $isPresented, presenting: item) { item in
      Button("Delete \(item.id)", role: .destructive) {}
    } message: { item in
      Text("About \(item.id)")
    }
    .alert(isPresented: $isPresented, error: FixtureFault()) { Button("OK") {} }
    .confirmationDialog("Sure?", isPresented: $isPresented, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
    }
  }
}

import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// A load that says what it waits for: the next attempt, or its own end.
struct HonestWaitDemo: View {
  let demo: StateDemo
  @State private var titles: Loader<[String]>

  init(demo: StateDemo, titles: Loader<[String]>) {
    self.demo = demo
    _titles = State(initialValue: titles)
  }

  var body: some View {
    Explained(demo) {
      LoaderView(titles) { titles in
        List(titles, id: \.self) { Text($0) }
      }
    }
  }
}

/// A load without a connection, which goes on by itself once there is one.
struct OfflineWaitDemo: View {
  let demo: StateDemo
  @State private var connection: SettableConnectivity
  @State private var titles: Loader<[String]>

  init(demo: StateDemo, clock: any Clock<Duration>) {
    self.demo = demo
    let connection = SettableConnectivity(isOnline: false)
    _connection = State(initialValue: connection)
    _titles = State(initialValue: .waiting(for: connection, clock: clock))
  }

  var body: some View {
    Explained(demo) {
      LoaderView(titles) { titles in
        List(titles, id: \.self) { Text($0) }
      }
      Button("Connect") { connection.isOnline = true }
        .buttonStyle(.bordered)
    }
  }
}

/// A list whose pages come as they are needed; the second fails once.
struct PagingDemo: View {
  let demo: StateDemo
  @State private var verses: PagedLoader<Verse, Int>

  init(demo: StateDemo, clock: any Clock<Duration>) {
    self.demo = demo
    _verses = State(initialValue: .verses(clock: clock))
  }

  var body: some View {
    Explained(demo) {
      PagedLoaderView(verses) { verse in
        Text(verse.text)
      } empty: {
        EmptyStateView("No Verses", description: "There is nothing to page through.")
      }
    }
  }
}

/// One screen in each of its states, by one call.
struct EveryStateDemo: View {
  let demo: StateDemo

  var body: some View {
    Explained(demo) {
      StatePreviews(["Emma", "Middlemarch", "Orlando"], empty: []) { titles in
        LoaderView(titles) { titles in
          List(titles, id: \.self) { Text($0) }
        } empty: {
          EmptyStateView("No Books Yet", description: "Books that you add are kept here.")
        }
      }
    }
  }
}

/// A demonstration with its word of explanation below, whatever its state.
private struct Explained<Content: View>: View {
  let demo: StateDemo
  let content: Content

  init(_ demo: StateDemo, @ViewBuilder content: () -> Content) {
    self.demo = demo
    self.content = content()
  }

  var body: some View {
    VStack {
      content
      Text(demo.explanation)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding()
    }
  }
}

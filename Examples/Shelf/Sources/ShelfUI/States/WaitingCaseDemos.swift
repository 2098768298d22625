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
    LoaderView(titles) { titles in
      List {
        Section {
          ForEach(titles, id: \.self) { Text($0) }
        } footer: {
          Text(demo.explanation)
        }
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
    VStack {
      LoaderView(titles) { titles in
        List(titles, id: \.self) { Text($0) }
      }
      Text(demo.explanation)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal)
      Button("Connect") { connection.isOnline = true }
        .buttonStyle(.bordered)
        .padding()
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
    PagedLoaderView(verses) { verse in
      Text(verse.text)
    } empty: {
      EmptyStateView("No Verses", description: demo.explanation)
    }
  }
}

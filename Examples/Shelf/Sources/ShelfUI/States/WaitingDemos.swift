import FeedbackStates
import FeedbackStatesUI
import ShelfKit
import SwiftUI

/// A button whose work takes a while and succeeds.
struct ButtonDemo: View {
  let demo: StateDemo
  @State private var work: Mutation<Void, Void>

  init(demo: StateDemo, work duration: Duration) {
    self.demo = demo
    _work = State(
      initialValue: Mutation { _, _ in try await Task.sleep(for: duration) })
  }

  var body: some View {
    Form {
      Section {
        MutationButton("Do the Work", mutation: work)
          .buttonStyle(.borderedProminent)
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}

/// A list that is loaded when the screen opens.
struct LoadDemo: View {
  /// How the load ends.
  enum Outcome {
    case books
    case nothing
    case failure
  }

  let demo: StateDemo
  @State private var titles: Loader<[String]>

  init(demo: StateDemo, outcome: Outcome) {
    self.demo = demo
    _titles = State(
      initialValue: Loader {
        try await Task.sleep(for: .seconds(2))
        switch outcome {
        case .books: return ["Emma", "Middlemarch", "Orlando"]
        case .nothing: return []
        case .failure: throw StoreError.offline
        }
      })
  }

  var body: some View {
    LoaderView(titles) { titles in
      DemoList(titles: titles, demo: demo, reload: { self.titles.reload() })
    } empty: {
      ContentUnavailableView {
        Label("No Books Yet", systemImage: "tray")
      } description: {
        Text(demo.explanation)
      } actions: {
        Button("Look Again") { titles.reload() }
      }
    }
  }
}

/// A list that can be refreshed; every second attempt fails.
struct RefreshDemo: View {
  let demo: StateDemo
  @State private var titles: Loader<[String]>

  init(demo: StateDemo) {
    self.demo = demo
    let attempts = Attempts()
    _titles = State(
      initialValue: Loader {
        let number = await attempts.next()
        if number > 1 { try await Task.sleep(for: .seconds(2)) }
        if number.isMultiple(of: 3) { throw StoreError.offline }
        let count = number == 1 ? "Loaded once" : "Loaded \(number) times"
        return ["Emma", "Middlemarch", "Orlando", count]
      })
  }

  var body: some View {
    LoaderView(titles) { titles in
      DemoList(titles: titles, demo: demo, reload: { self.titles.refresh() })
    }
  }
}

/// Counts the attempts of a demonstration.
private actor Attempts {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// What a demonstration loads, with a word about it and a way to see it again.
private struct DemoList: View {
  let titles: [String]
  let demo: StateDemo
  let reload: @MainActor () -> Void

  var body: some View {
    List {
      Section {
        ForEach(titles, id: \.self) { Text($0) }
      } footer: {
        Text(demo.explanation)
      }
      Section {
        Button("Show It Again", systemImage: "arrow.clockwise", action: reload)
      }
    }
  }
}

/// Work during which nothing else may be done.
struct OverlayDemo: View {
  let demo: StateDemo
  @State private var work: Mutation<Void, Void>

  init(demo: StateDemo) {
    self.demo = demo
    _work = State(
      initialValue: Mutation { _, _ in try await Task.sleep(for: .seconds(20)) })
  }

  var body: some View {
    Form {
      Section {
        MutationButton("Rebuild the Shelf", mutation: work)
      } footer: {
        Text(demo.explanation)
      }
    }
    .waitingOverlay(isBusy: work.isBusy, label: "Rebuilding…") { work.cancel() }
  }
}

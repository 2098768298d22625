import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// An order whose first answer is lost: trying again sends the same key, a new order another.
struct IntentDemo: View {
  let demo: StateDemo
  @State private var order: Mutation<Void, Void>
  @State private var log: KeyLog

  init(demo: StateDemo, clock: any Clock<Duration>) {
    self.demo = demo
    let log = KeyLog()
    let server = FlakyServer(failures: 1, error: LostAnswer())
    _log = State(initialValue: log)
    _order = State(
      initialValue: Mutation(clock: clock) { _, context in
        log.keys.append(context.intentKey.rawValue)
        try await clock.sleep(for: .seconds(1))
        try await server.answer()
      })
  }

  var body: some View {
    Form {
      Section {
        MutationButton("Order the Book", mutation: order)
          .buttonStyle(.borderedProminent)
      } footer: {
        Text(demo.explanation)
      }
      Section("Keys that the Server Saw") {
        ForEach(Array(log.keys.enumerated()), id: \.offset) { _, key in
          Text(key.prefix(8))
            .monospaced()
        }
      }
    }
  }
}

/// The keys that reached the server.
@MainActor @Observable
final class KeyLog {
  var keys: [String] = []
}

/// A deletion that waits a while, so that it can be taken back.
struct UndoDemo: View {
  let demo: StateDemo
  @State private var shelf: DemoShelf
  @State private var deletion: Mutation<Void, Void>

  init(demo: StateDemo, clock: any Clock<Duration>) {
    self.demo = demo
    let shelf = DemoShelf()
    _shelf = State(initialValue: shelf)
    _deletion = State(
      initialValue: Mutation(undoWindow: .seconds(5), clock: clock) { _, _ in
        shelf.titles.removeAll { $0 == "Emma" }
      })
  }

  var body: some View {
    Form {
      Section("On the Shelf") {
        ForEach(shelf.titles, id: \.self) { Text($0) }
      }
      Section {
        if shelf.titles.contains("Emma") {
          MutationButton("Delete “Emma”", mutation: deletion, role: .destructive)
        } else {
          Button("Put “Emma” Back") { shelf.titles.append("Emma") }
        }
        if case .undoable = deletion.phase {
          Button("Undo") { deletion.undo() }
        }
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}

/// The books of a demonstration.
@MainActor @Observable
final class DemoShelf {
  var titles = ["Middlemarch", "Emma"]
}

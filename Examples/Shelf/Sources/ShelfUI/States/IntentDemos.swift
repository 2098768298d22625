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
    let server = FlakyServer(failures: 1)
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
  @State private var deletion: Mutation<Void, Void>

  init(demo: StateDemo, clock: any Clock<Duration>) {
    self.demo = demo
    _deletion = State(
      initialValue: Mutation(undoWindow: .seconds(5), clock: clock) { _, _ in
        try await clock.sleep(for: .seconds(1))
      })
  }

  var body: some View {
    Form {
      Section {
        MutationButton("Delete “Emma”", mutation: deletion, role: .destructive)
        if case .undoable = deletion.phase {
          Button("Undo") { deletion.undo() }
        }
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}

/// Five loads without a connection: one banner, which leaves when the connection is back.
struct OneBannerDemo: View {
  let demo: StateDemo
  @Environment(ShelfModel.self) private var shelf
  @State private var restored = 0

  var body: some View {
    Form {
      Section {
        Button("Load Five Things Offline") {
          for number in 1...5 {
            shelf.failures.report(
              OfflineError(), from: "\(demo.id) \(number)",
              in: FailureSituation(isContentVisible: true, isAskedFor: false)
            ) { restored += 1 }
          }
        }
        Button("Connect Again") { shelf.failures.connectionRestored() }
        LabeledContent("Loads Started Again", value: "\(restored)")
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}

import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// A button that waits for a choice, and says so.
struct DisabledDemo: View {
  let demo: StateDemo
  @State private var hasAgreed = false
  @State private var work: Mutation<Void, Void>

  init(demo: StateDemo) {
    self.demo = demo
    _work = State(
      initialValue: Mutation { _, _ in try await Task.sleep(for: .milliseconds(600)) })
  }

  var body: some View {
    Form {
      Section {
        Toggle("I have read the rules", isOn: $hasAgreed)
        MutationButton("Join the Club", mutation: work)
          .disabled(because: .when(!hasAgreed, "Read the rules first."))
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}

/// Actions that exist and cannot be used yet.
struct UnavailableDemo: View {
  let demo: StateDemo

  var body: some View {
    Form {
      Section {
        Button("Lend to a Friend", systemImage: "person.2") {}
          .disabled(because: "Lending begins when your shelf has an account.")
        Button("Print the Shelf", systemImage: "printer") {}
          .disabled(because: "No printer is connected.")
      } footer: {
        Text(demo.explanation)
      }
    }
  }
}

import FeedbackStates
import ShelfKit
import SwiftUI

/// The circumstances under which the shelf works, so that every state can be seen by hand.
struct ConditionsScreen: View {
  @Bindable var shelf: ShelfModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("Each Call Takes", selection: $shelf.conditions.latency) {
            ForEach(Conditions.Latency.allCases, id: \.self) { Text($0.title).tag($0) }
          }
        } footer: {
          Text(shelf.conditions.latency.explanation)
        }
        Section {
          Picker("Calls Fail", selection: $shelf.conditions.failure) {
            ForEach(Conditions.Failure.allCases, id: \.self) { Text($0.title).tag($0) }
          }
        } footer: {
          Text(shelf.conditions.failure.explanation)
        }
        Section {
          Toggle("Empty Shelf", isOn: $shelf.conditions.isEmpty)
        } footer: {
          Text("Your own shelf is kept and comes back.")
        }
        Section {
          Button("Load the List Again", systemImage: "arrow.clockwise") {
            shelf.list.reload()
            dismiss()
          }
          Button("Back to Normal", systemImage: "arrow.uturn.backward") {
            shelf.conditions = Conditions()
          }
        }
      }
      .navigationTitle("Conditions")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

extension Conditions.Latency {
  var title: String {
    switch self {
    case .none: "No Time"
    case .short: "0.2 Seconds"
    case .noticeable: "1 Second"
    case .long: "5 Seconds"
    case .endless: "15 Seconds"
    }
  }

  var explanation: String {
    switch self {
    case .none: "Nothing shows that work is going on."
    case .short: "Shorter than 0.3 seconds, so no indicator appears."
    case .noticeable: "An indicator appears after 0.3 seconds."
    case .long: "After 4 seconds the screen says that it is still working."
    case .endless: "After 10 seconds there is a way to cancel."
    }
  }
}

extension Conditions.Failure {
  var title: String {
    switch self {
    case .none: "Never"
    case .offline: "Offline"
    case .serverError: "Server Error"
    case .permissionDenied: "No Permission"
    case .diskFull: "Disk Full"
    }
  }

  var explanation: String {
    switch self {
    case .none: "Everything works."
    case .offline: "Nothing can be read or changed."
    case .serverError: "The server answers each call with an error."
    case .permissionDenied: "Trying again does not help; “Open Settings” comes back here."
    case .diskFull: "Books can be read, but no change can be saved."
    }
  }
}

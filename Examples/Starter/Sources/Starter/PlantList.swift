import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// The plants, in each of their states, and a form to add one.
struct PlantList: View {
  let garden: Garden
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        LoaderView(garden.plants) { plants in
          List(plants) { Text($0.name) }
        } empty: {
          EmptyStateView("No plants yet", description: "Add the first below.")
        }
        HStack(alignment: .top) {
          TextField("Name", text: $name)
            .disabled(garden.add.isBusy)
          MutationButton("Add", mutation: garden.add, input: name)
            .disabled(because: reason)
        }
        .padding()
      }
      .navigationTitle("Plants")
    }
    .onChange(of: garden.add.successCount) { name = "" }
  }

  private var reason: DisabledReason? {
    name.isEmpty ? "Type a name first." : nil
  }
}

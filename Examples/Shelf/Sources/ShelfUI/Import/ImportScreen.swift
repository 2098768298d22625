import FeedbackStates
import FeedbackStatesUI
import ShelfKit
import SwiftUI

/// The import of a file of books: what to import, how far it has come, what has to be decided.
struct ImportScreen: View {
  @State private var model: ImportModel
  @Environment(\.dismiss) private var dismiss

  init(shelf: ShelfModel) {
    _model = State(initialValue: ImportModel(shelf: shelf))
  }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Import")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(model.addedCount == nil ? "Cancel" : "Done") {
              model.cancel()
              dismiss()
            }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    if let error = model.error, model.mistake == nil {
      FailureView(error) { Task { await model.retry() } }
    } else if model.isBusy {
      ImportProgressView(model: model)
    } else if let count = model.addedCount {
      ContentUnavailableView {
        Label("\(count.of("Book")) Added", systemImage: "checkmark.circle")
      } description: {
        if let plan = model.plan { Text(plan.leftOut) }
      } actions: {
        Button("Show the Shelf") { dismiss() }
          .buttonStyle(.borderedProminent)
      }
    } else if let plan = model.plan {
      ImportReport(plan: plan, model: model)
    } else {
      ImportSourceForm(model: model)
    }
  }
}

/// How far the import has come, and the way to stop it.
private struct ImportProgressView: View {
  let model: ImportModel

  var body: some View {
    VStack(spacing: 16) {
      if model.saving.isBusy {
        ProgressView("Adding books…", value: model.saving.phase.progress ?? 0)
      } else {
        ProgressView("Checking rows…", value: model.checking.phase.progress ?? 0)
      }
      Button("Stop", role: .cancel) { model.cancel() }
    }
    .padding()
  }
}

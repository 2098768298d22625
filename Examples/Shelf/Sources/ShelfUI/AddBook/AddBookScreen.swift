import FeedbackStates
import FeedbackStatesUI
import ShelfKit
import SwiftUI

/// The form for a new book.
struct AddBookScreen: View {
  @State private var model: AddBookModel
  @State private var isAskingToDiscard = false
  @FocusState private var focus: FieldID?
  @Environment(\.dismiss) private var dismiss

  init(shelf: ShelfModel) {
    _model = State(initialValue: AddBookModel(shelf: shelf))
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          ValidatedTextField(model.title, focus: $focus)
          ValidatedTextField(model.author, focus: $focus)
        }
        Section {
          LabeledContent("Year") {
            ValidatedTextField(model.year, prompt: "1995", focus: $focus)
          }
          LabeledContent("ISBN") {
            ValidatedTextField(model.isbn, prompt: "978…", focus: $focus)
          }
        } footer: {
          Text("The ISBN is the 13-digit number at the barcode. You can leave it empty.")
        }
        Section {
          MutationButton("Save", mutation: model.saving)
            .buttonStyle(.borderedProminent)
            .keyboardShortcut(.defaultAction)
            .disabled(because: model.disabledReason)
        }
      }
      .navigationTitle("New Book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { cancel() }
        }
      }
      .confirmationDialog(
        "Discard this book?", isPresented: $isAskingToDiscard, titleVisibility: .visible
      ) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep Editing", role: .cancel) {}
      }
    }
    .onSubmit { model.saving.run() }
    .onChange(of: model.saving.successCount) { dismiss() }
    .onChange(of: model.form.focusTarget) { _, target in
      guard let target else { return }
      focus = target
      model.form.focusTarget = nil
    }
  }

  private func cancel() {
    if model.draft.isEmpty { dismiss() } else { isAskingToDiscard = true }
  }
}

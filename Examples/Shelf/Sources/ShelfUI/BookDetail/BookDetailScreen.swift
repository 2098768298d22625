import FeedbackStates
import FeedbackStatesUI
import ShelfKit
import SwiftUI

/// One book, with the reader's notes.
struct BookDetailScreen: View {
  private let shelf: ShelfModel
  @State private var model: BookDetailModel
  @Environment(\.dismiss) private var dismiss

  init(id: Book.ID, shelf: ShelfModel) {
    self.shelf = shelf
    _model = State(initialValue: BookDetailModel(id: id, shelf: shelf))
  }

  var body: some View {
    LoaderView(model.book) { book in
      form(for: book)
    }
    .navigationTitle(model.book.state.value?.displayTitle ?? "Book")
    .task { await model.load() }
  }

  private func form(for book: Book) -> some View {
    Form {
      Section {
        BookFact("Title", book.displayTitle)
        if !book.author.isEmpty { BookFact("Author", book.displayAuthor) }
        if let year = book.year { BookFact("Year", String(year)) }
        if let isbn = book.isbn { BookFact("ISBN", isbn.description) }
        MutationButton(mutation: model.finishing, input: !book.isFinished) {
          Label(
            book.isFinished ? "Mark as Not Finished" : "Mark as Finished",
            systemImage: book.isFinished ? "arrow.uturn.backward" : "checkmark")
        }
      }
      Section("Notes") {
        TextEditor(text: $model.notes)
          .frame(minHeight: 120)
          .accessibilityLabel("Notes")
        MutationButton("Save Notes", mutation: model.saving, input: model.notes)
          .disabled(because: .when(!model.hasUnsavedNotes, "The notes are saved."))
      }
      Section {
        Button("Delete Book", systemImage: "trash", role: .destructive) {
          dismiss()
          Task { await shelf.list.delete(book) }
        }
      }
    }
  }
}

/// A name and a value, side by side.
private struct BookFact: View {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(value)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.trailing)
    }
    .accessibilityElement(children: .combine)
  }
}

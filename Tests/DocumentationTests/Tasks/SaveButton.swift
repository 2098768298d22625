import FeedbackStates
import FeedbackStatesUI
import SwiftUI

// docs: save-button
@MainActor @Observable
final class BookModel {
  var draft = Book.emma
  let save: Mutation<Book, Void>

  init(library: Library) {
    save = Mutation { book, context in
      try await library.save(book, key: context.intentKey)
    }
  }
}

struct SaveBar: View {
  let model: BookModel

  var body: some View {
    MutationButton("Save", mutation: model.save, input: model.draft)
      .disabled(because: model.draft.title.isEmpty ? "Give the book a title." : nil)
  }
}
// docs: end

// docs: action-button
struct SyncButton: View {
  let library: Library

  var body: some View {
    ActionButton("Sync now") {
      try await library.save(.emma)
    }
  }
}
// docs: end

// docs: keyboard
struct SaveForm: View {
  @Bindable var model: BookModel

  var body: some View {
    Form {
      TextField("Title", text: $model.draft.title)
        .onSubmit { model.save.run(model.draft) }
      MutationButton("Save", mutation: model.save, input: model.draft)
    }
  }
}
// docs: end

import FeedbackStates
import FeedbackStatesUI
import SwiftUI

// docs: form-model
@MainActor @Observable
final class BookFormModel {
  let title = Field("title", label: "Title", value: "", rules: [.required("Enter a title.")])
  let year = Field("year", label: "Year", value: "", rules: [.number(in: 1000...2100)])
  let form: FormValidation
  let save: Mutation<Book, Void>

  init(library: Library) {
    form = FormValidation(title, year)
    save = Mutation { book, _ in try await library.save(book) }
  }

  func submit() async {
    await form.submit(through: save) { Book(id: 0, title: title.value) }
  }
}
// docs: end

// docs: form-view
struct BookForm: View {
  let model: BookFormModel
  @FocusState private var focus: FieldID?

  var body: some View {
    Form {
      ValidationSummary(model.form, focus: $focus)
      ValidatedTextField(model.title, focus: $focus)
      ValidatedTextField(model.year, prompt: "1815", focus: $focus)
      ActionButton("Save") { await model.submit() }
        .disabled(because: model.form.disabledReason)
    }
  }
}
// docs: end

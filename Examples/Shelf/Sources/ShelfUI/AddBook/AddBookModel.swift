import FeedbackStates
import Observation
import ShelfKit

/// The form for a new book.
@MainActor @Observable
final class AddBookModel {
  /// The title; required.
  let title: Field<String>
  /// Who wrote it.
  let author: Field<String>
  /// The year of first publication.
  let year: Field<String>
  /// The number of an edition.
  let isbn: Field<String>
  /// All fields, in the order of the form.
  let form: FormValidation
  /// Puts the book on the shelf.
  @ObservationIgnored private(set) lazy var saving = makeSaving()

  @ObservationIgnored private let shelf: ShelfModel
  @ObservationIgnored private let rules: BookRules

  init(shelf: ShelfModel, rules: BookRules = .today) {
    self.shelf = shelf
    self.rules = rules
    title = Field(.title, label: "Title", value: "", rules: .book(.title, rules))
    author = Field(.author, label: "Author", value: "", rules: .book(.author, rules))
    year = Field(.year, label: "Year", value: "", rules: .book(.year, rules))
    isbn = Field(.isbn, label: "ISBN", value: "", rules: .book(.isbn, rules))
    form = FormValidation(title, author, year, isbn)
  }

  /// What was typed so far.
  var draft: BookDraft {
    BookDraft(title: title.value, author: author.value, year: year.value, isbn: isbn.value)
  }

  /// Why the book cannot be saved now.
  var disabledReason: DisabledReason? { form.disabledReason }

  private func makeSaving() -> Mutation<Void, Book> {
    Mutation(clock: shelf.clock) { [weak self] _, _ in
      guard let self else { throw CancellationError() }
      return try await save()
    }
  }

  /// Checks the form and puts the book on the shelf.
  ///
  /// What belongs to a field is said below that field alone, so for the button it is as if nothing
  /// had been started.
  private func save() async throws -> Book {
    guard await form.validate() else { throw CancellationError() }
    do {
      let added = try await shelf.store.add(NewBook(draft, rules: rules))
      shelf.list.refresh()
      shelf.notices.show(
        Notice(.success, title: "“\(added.displayTitle)” is on your shelf", id: "added"))
      return added
    } catch StoreError.duplicate(_, let title) {
      form.reject(
        FieldRejections([.isbn: "“\(title)” has this ISBN and is already on your shelf."]))
      throw CancellationError()
    }
  }
}

extension FieldID {
  static let title = BookField.title.id
  static let author = BookField.author.id
  static let year = BookField.year.id
  static let isbn = BookField.isbn.id
}

extension BookField {
  /// What forms know the field by.
  var id: FieldID { FieldID(rawValue) }
}

extension [ValidationRule<String>] {
  /// The rules for one field of a book.
  static func book(_ field: BookField, _ rules: BookRules) -> Self {
    let check = ValidationRule<String> { text in
      var draft = BookDraft()
      switch field {
      case .title: draft.title = text
      case .author: draft.author = text
      case .year: draft.year = text
      case .isbn: draft.isbn = text
      }
      return rules.problem(with: field, of: draft)?.message
    }
    return field == .title ? [.required("A book needs a title."), check] : [check]
  }
}

import FeedbackStates
import Observation
import ShelfKit

/// One book and the notes on it.
@MainActor @Observable
final class BookDetailModel {
  /// The notes as they stand in the editor.
  var notes = ""
  /// The book as it is on the shelf.
  let book: Loader<Book>
  /// Keeps the notes.
  let saving: Mutation<String, Book>

  @ObservationIgnored private let id: Book.ID
  @ObservationIgnored private let shelf: ShelfModel
  @ObservationIgnored private var hasLoaded = false

  init(id: Book.ID, shelf: ShelfModel) {
    self.id = id
    self.shelf = shelf
    let store = shelf.store
    book = Loader(options: LoaderOptions(clock: shelf.clock)) { try await store.book(id) }
    saving = Mutation(clock: shelf.clock) { notes, _ in try await store.setNotes(notes, for: id) }
  }

  /// Whether the editor holds what is not on the shelf yet.
  var hasUnsavedNotes: Bool {
    guard let saved = book.state.value?.notes else { return false }
    return saved != notes
  }

  /// Loads the book; the first answer fills the editor, a later one leaves what was typed alone.
  func load() async {
    await book.load()
    guard let loaded = book.state.value, !hasLoaded else { return }
    hasLoaded = true
    notes = loaded.notes
  }

  /// Keeps the notes.
  func save() async {
    guard case .succeeded(let saved) = await saving.perform(notes) else { return }
    adopt(saved)
  }

  /// Marks the book as finished or not.
  func setFinished(_ isFinished: Bool) async {
    guard let book = book.state.value else { return }
    await shelf.list.setFinished(isFinished, for: book)
    guard let changed = shelf.list.books.state.value?.first(where: { $0.id == id }) else {
      return await self.book.refresh()
    }
    adopt(changed)
  }

  private func adopt(_ changed: Book) {
    book.edit { $0 = changed }
    shelf.list.update(changed)
  }
}

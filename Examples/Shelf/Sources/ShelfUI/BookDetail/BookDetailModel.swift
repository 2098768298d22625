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
  @ObservationIgnored private(set) lazy var saving = makeSaving()
  /// Marks the book as finished or not.
  @ObservationIgnored private(set) lazy var finishing = makeFinishing()

  @ObservationIgnored private let id: Book.ID
  @ObservationIgnored private let shelf: ShelfModel
  @ObservationIgnored private var hasLoaded = false

  init(id: Book.ID, shelf: ShelfModel) {
    self.id = id
    self.shelf = shelf
    let store = shelf.store
    book = Loader(options: LoaderOptions(clock: shelf.clock)) { try await store.book(id) }
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

  private func makeSaving() -> Mutation<String, Book> {
    Mutation(clock: shelf.clock) { [weak self, store = shelf.store, id] notes, _ in
      let saved = try await store.setNotes(notes, for: id)
      self?.adopt(saved)
      return saved
    }
  }

  private func makeFinishing() -> Mutation<Bool, Book> {
    Mutation(success: .timed(.zero), clock: shelf.clock) {
      [weak self, store = shelf.store, id] isFinished, _ in
      let changed = try await store.setFinished(isFinished, for: id)
      self?.adopt(changed)
      return changed
    }
  }

  private func adopt(_ changed: Book) {
    book.edit { $0 = changed }
    shelf.list.update(changed)
  }
}

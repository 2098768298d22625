import FeedbackStates
import ShelfKit
import Testing

@testable import ShelfUI

@MainActor
@Suite("Book, model")
struct BookDetailModelTests {
  private func open(_ title: String, in shelf: TestShelf) async throws -> BookDetailModel {
    await shelf.model.list.load()
    let model = BookDetailModel(id: try shelf.book(title).id, shelf: shelf.model)
    await model.load()
    return model
  }

  @Test("saves notes, and the list has them")
  func notes() async throws {
    let shelf = try await TestShelf("Emma")
    let model = try await open("Emma", in: shelf)
    #expect(!model.hasUnsavedNotes)
    model.notes = "Handsome, clever, and rich"
    #expect(model.hasUnsavedNotes)
    _ = await model.saving.perform(model.notes)
    #expect(!model.hasUnsavedNotes)
    #expect(try shelf.book("Emma").notes == model.notes)
    #expect(try await shelf.base.book(shelf.book("Emma").id).notes == model.notes)
  }

  @Test("notes that could not be saved stay in the editor")
  func failure() async throws {
    let shelf = try await TestShelf("Emma")
    let model = try await open("Emma", in: shelf)
    await shelf.apply(Conditions(failure: .diskFull))
    model.notes = "mine"
    _ = await model.saving.perform(model.notes)
    #expect(model.notes == "mine")
    #expect(model.hasUnsavedNotes)
    #expect(model.saving.phase.error as? StoreError == .diskFull)
  }

  @Test("a book that is loaded again leaves what was typed alone")
  func reload() async throws {
    let shelf = try await TestShelf("Emma")
    let model = try await open("Emma", in: shelf)
    model.notes = "typed"
    model.book.invalidate()
    await model.load()
    #expect(model.notes == "typed")
  }

  @Test("finishing the book shows in the list too")
  func finish() async throws {
    let shelf = try await TestShelf("Emma")
    let model = try await open("Emma", in: shelf)
    _ = await model.finishing.perform(true)
    #expect(model.book.state.value?.isFinished == true)
    #expect(try shelf.book("Emma").isFinished)
  }

  @Test("a book that is gone says so")
  func missing() async throws {
    let shelf = try await TestShelf("Emma")
    await shelf.model.list.load()
    let id = try shelf.book("Emma").id
    _ = try await shelf.base.delete(id)
    let model = BookDetailModel(id: id, shelf: shelf.model)
    await model.load()
    #expect(model.book.state.error as? StoreError == .missing)
  }
}

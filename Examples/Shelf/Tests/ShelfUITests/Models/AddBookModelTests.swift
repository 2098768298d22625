import FeedbackStates
import ShelfKit
import Testing

@testable import ShelfUI

@MainActor
@Suite("Form for a new book, model")
struct AddBookModelTests {
  private func saves(_ model: AddBookModel) async -> Bool {
    if case .succeeded = await model.saving.perform() { true } else { false }
  }

  @Test("says what is missing, and then what is wrong")
  func disabledReason() async throws {
    let model = AddBookModel(shelf: try await TestShelf().model, rules: .fixed)
    #expect(model.disabledReason?.caption?.contains("Title") == true)
    model.title.value = "Emma"
    #expect(model.disabledReason == nil)
    model.isbn.value = "9780141439588"
    #expect(model.disabledReason?.caption?.contains("ISBN") == true)
    #expect(model.isbn.message == nil)
    model.isbn.leave()
    #expect(model.isbn.message == ISBN13.Problem.wrongCheckDigit.message)
    model.isbn.value = "9780141439587"
    #expect(model.disabledReason == nil)
  }

  @Test("puts the book on the shelf, shows it in the list and says so")
  func save() async throws {
    let shelf = try await TestShelf("Persuasion")
    await shelf.model.list.load()
    let model = AddBookModel(shelf: shelf.model, rules: .fixed)
    model.title.value = " Emma "
    model.year.value = "1815"
    #expect(await saves(model))
    try await eventually { shelf.titles == ["Emma", "Persuasion"] }
    #expect(try shelf.book("Emma").year == 1815)
    #expect(shelf.model.notices.visible.map(\.title) == ["“Emma” is on your shelf"])
  }

  @Test("a form with a fault is not saved, and the fault is named")
  func invalid() async throws {
    let shelf = try await TestShelf()
    let model = AddBookModel(shelf: shelf.model, rules: .fixed)
    model.year.value = "x"
    #expect(await !saves(model))
    #expect(model.form.focusTarget == .title)
    #expect(model.title.message != nil)
    #expect(model.year.message != nil)
    #expect(try await shelf.storedTitles() == [])
  }

  @Test("a number that is taken is told below its field, until it is changed")
  func duplicate() async throws {
    let shelf = try await TestShelf()
    let rules = BookRules.fixed
    let emma = BookDraft(title: "Emma", isbn: "9780141439587")
    _ = try await shelf.base.add(NewBook(emma, rules: rules))
    let model = AddBookModel(shelf: shelf.model, rules: rules)
    model.title.value = "Emma, annotated"
    model.isbn.value = "9780141439587"
    #expect(await !saves(model))
    #expect(model.isbn.message == "“Emma” has this ISBN and is already on your shelf.")
    #expect(model.saving.phase.error == nil)
    model.isbn.value = ""
    #expect(model.isbn.message == nil)
    #expect(await saves(model))
  }

  @Test("a failure that belongs to no field stays with the mutation, and saving again works")
  func failure() async throws {
    let shelf = try await TestShelf(conditions: Conditions(failure: .diskFull))
    let model = AddBookModel(shelf: shelf.model, rules: .fixed)
    model.title.value = "Emma"
    #expect(await !saves(model))
    #expect(model.saving.phase.error as? StoreError == .diskFull)
    await shelf.apply(Conditions())
    #expect(await saves(model))
    #expect(try await shelf.storedTitles() == ["Emma"])
  }
}

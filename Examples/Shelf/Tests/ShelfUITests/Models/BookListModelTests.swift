import FeedbackStates
import FeedbackStatesTesting
import ShelfKit
import Testing

@testable import ShelfUI

@MainActor
@Suite("List of books, model")
struct BookListModelTests {
  @Test("loads the shelf")
  func load() async throws {
    let shelf = try await TestShelf("Emma", "Persuasion")
    await shelf.model.list.load()
    #expect(shelf.titles == ["Emma", "Persuasion"])
  }

  @Test("finishing a book changes its row and the shelf")
  func finish() async throws {
    let shelf = try await TestShelf("Emma", "Persuasion")
    await shelf.model.list.load()
    _ = await shelf.model.list.finishing[try shelf.book("Emma").id].perform(true)
    #expect(try shelf.book("Emma").isFinished)
    #expect(try await shelf.base.book(shelf.book("Emma").id).isFinished)
    #expect(try !shelf.book("Persuasion").isFinished)
  }

  @Test("finishing one book leaves the other rows free")
  func finishBlocksNothingElse() async throws {
    let shelf = try await TestShelf("Emma", "Persuasion")
    let list = shelf.model.list
    await list.load()
    await shelf.apply(Conditions(latency: .noticeable))
    let (emma, persuasion) = (try shelf.book("Emma"), try shelf.book("Persuasion"))
    let finishing = Task { _ = await list.finishing[emma.id].perform(true) }
    await shelf.clock.waitForSleepers(2)
    #expect(list.finishing[emma.id].isBusy)
    #expect(!list.finishing[persuasion.id].isBusy)
    await shelf.clock.advance(by: .seconds(2))
    await finishing.value
    #expect(try shelf.book("Emma").isFinished)
  }

  @Test("a change that fails keeps the row, and can be tried again")
  func failure() async throws {
    let shelf = try await TestShelf("Emma")
    await shelf.model.list.load()
    await shelf.apply(Conditions(failure: .offline))
    let finishing = shelf.model.list.finishing[try shelf.book("Emma").id]
    _ = await finishing.perform(true)
    #expect(try !shelf.book("Emma").isFinished)
    #expect(finishing.phase.error as? StoreError == .offline)
    await shelf.apply(Conditions())
    finishing.retry()
    try await eventually { try shelf.book("Emma").isFinished }
    #expect(finishing.phase.error == nil)
  }

  @Test("a deleted book leaves at once and Undo brings it back as it was")
  func undo() async throws {
    let shelf = try await TestShelf("Emma", "Persuasion")
    let list = shelf.model.list
    await list.load()
    _ = await list.finishing[try shelf.book("Emma").id].perform(true)
    let emma = try shelf.book("Emma")
    await list.delete(emma)
    #expect(shelf.titles == ["Persuasion"])
    #expect(try await shelf.storedTitles() == ["Persuasion"])
    let notice = try #require(shelf.model.notices.visible.first)
    #expect(notice.title == "Deleted “Emma”")
    notice.action?.perform()
    try await eventually { shelf.titles == ["Emma", "Persuasion"] }
    #expect(try shelf.book("Emma") == emma)
  }

  @Test("a book that cannot be deleted stays, and an alert offers to try again")
  func deleteFails() async throws {
    let shelf = try await TestShelf("Emma")
    await shelf.model.list.load()
    await shelf.apply(Conditions(failure: .offline))
    await shelf.model.list.delete(try shelf.book("Emma"))
    #expect(shelf.titles == ["Emma"])
    let alert = try #require(shelf.model.failures.alert)
    #expect(alert.description.title == StoreError.offline.errorDescription)
    await shelf.apply(Conditions())
    shelf.model.failures.retry(alert)
    try await eventually { shelf.titles == [] }
    #expect(shelf.model.failures.alert == nil)
  }

  @Test("a refresh that fails keeps the list")
  func refreshFails() async throws {
    let shelf = try await TestShelf("Emma")
    await shelf.model.list.load()
    await shelf.apply(Conditions(failure: .serverError))
    shelf.model.list.refresh()
    try await eventually { shelf.model.list.books.refreshFailure != nil }
    #expect(shelf.titles == ["Emma"])
  }

  @Test("a new query keeps the old books until the answer has come")
  func query() async throws {
    let shelf = try await TestShelf("Emma", "Persuasion")
    let list = shelf.model.list
    await list.load()
    await shelf.apply(Conditions(latency: .noticeable))
    list.query.text = "emma"
    let searching = Task { await list.load() }
    await shelf.clock.waitForSleepers(2)
    #expect(shelf.titles == ["Emma", "Persuasion"])
    #expect(list.books.isPrevious)
    await shelf.clock.advance(by: .seconds(2))
    await searching.value
    #expect(shelf.titles == ["Emma"])
  }

  @Test("an empty shelf loads at once, and the real one comes back")
  func emptyShelf() async throws {
    let shelf = try await TestShelf("Emma")
    await shelf.model.list.load()
    shelf.model.conditions.isEmpty = true
    try await eventually { shelf.titles == [] }
    shelf.model.conditions.isEmpty = false
    try await eventually { shelf.titles == ["Emma"] }
  }
}

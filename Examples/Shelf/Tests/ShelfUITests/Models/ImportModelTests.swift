import FeedbackStates
import FeedbackStatesTesting
import ShelfKit
import Testing

@testable import ShelfUI

@MainActor
@Suite("Import, model")
struct ImportModelTests {
  @Test("a file without faults is imported at once, and a notice says so")
  func imports() async throws {
    let shelf = try await TestShelf()
    await shelf.model.list.load()
    let model = ImportModel(shelf: shelf.model, rules: .fixed)
    await model.start(.pasted("title\nEmma\nPersuasion"))
    #expect(model.addedCount == 2)
    try await eventually { shelf.titles == ["Emma", "Persuasion"] }
    #expect(shelf.model.notices.visible.map(\.title) == ["Added 2 books to your shelf"])
  }

  @Test("bad rows wait for a choice: import the rest")
  func theRest() async throws {
    let shelf = try await TestShelf()
    let model = ImportModel(shelf: shelf.model, rules: .fixed)
    await model.start(.pasted("title,year\nEmma,1815\nPersuasion,x"))
    #expect(model.plan?.badRows.map(\.position.line) == [3])
    #expect(model.addedCount == nil)
    #expect(try await shelf.storedTitles() == [])
    await model.save()
    #expect(model.addedCount == 1)
    #expect(try await shelf.storedTitles() == ["Emma"])
  }

  @Test("bad rows wait for a choice: import nothing")
  func nothing() async throws {
    let shelf = try await TestShelf()
    let model = ImportModel(shelf: shelf.model, rules: .fixed)
    await model.start(.pasted("title,year\nEmma,1815\nPersuasion,x"))
    model.reset()
    #expect(model.plan == nil)
    #expect(try await shelf.storedTitles() == [])
  }

  @Test("says how far it has come, and a cancelled import adds nothing")
  func cancel() async throws {
    let shelf = try await TestShelf(conditions: Conditions(latency: .noticeable))
    let model = ImportModel(shelf: shelf.model, rules: .fixed)
    let lines = (1...100).map { "Book \($0)\n" }.joined()
    let importing = Task { await model.start(.pasted("title\n" + lines)) }
    await shelf.clock.waitForSleepers(2)
    await shelf.clock.advance(by: .seconds(1))
    try await eventually { (model.checking.phase.progress ?? 0) > 0 }
    let progress = try #require(model.checking.phase.progress)
    #expect(progress < 1)
    model.cancel()
    await importing.value
    #expect(!model.isBusy)
    #expect(model.error == nil)
    #expect(model.plan == nil)
    #expect(try await shelf.storedTitles() == [])
  }

  @Test("an import that fails can be done again")
  func retry() async throws {
    let shelf = try await TestShelf(conditions: Conditions(failure: .offline))
    let model = ImportModel(shelf: shelf.model, rules: .fixed)
    await model.start(.pasted("title\nEmma"))
    #expect(model.error as? StoreError == .offline)
    await shelf.apply(Conditions(failure: .diskFull))
    await model.retry()
    #expect(model.error as? StoreError == .diskFull)
    await shelf.apply(Conditions())
    await model.retry()
    #expect(model.error == nil)
    #expect(model.addedCount == 1)
    #expect(try await shelf.storedTitles() == ["Emma"])
  }
}

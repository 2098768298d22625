import Testing

@testable import ShelfKit

@Suite("Conditions")
struct ConditionedStoreTests {
  private let base = BookStore(at: .memory)

  private func store(_ conditions: Conditions = Conditions()) -> ConditionedStore {
    ConditionedStore(base, conditions: conditions)
  }

  @Test("of every day change nothing")
  func everyDay() async throws {
    let store = store()
    let emma = try await store.fill("Emma")[0]
    _ = try await store.setFinished(true, for: emma.id)
    let noted = try await store.setNotes("mine", for: emma.id)
    #expect(try await base.book(emma.id) == noted)
    #expect(try await store.delete(emma.id) == noted)
    try await store.restore(noted)
    #expect(try await store.book(emma.id) == noted)
  }

  @Test(
    "make every call fail",
    arguments: [
      (Conditions.Failure.offline, StoreError.offline),
      (.serverError, .server(status: 503)),
      (.permissionDenied, .permissionDenied),
    ])
  func failures(failure: Conditions.Failure, error: StoreError) async throws {
    let emma = try await base.fill("Emma")[0]
    let store = store(Conditions(failure: failure))
    await #expect(throws: error) { try await store.titles() }
    await #expect(throws: error) { try await store.delete(emma.id) }
    #expect(try await base.titles() == ["Emma"])
  }

  @Test("of a full disk refuse changes and allow reading")
  func diskFull() async throws {
    try await base.fill("Emma")
    let store = store(Conditions(failure: .diskFull))
    #expect(try await store.titles() == ["Emma"])
    await #expect(throws: StoreError.diskFull) { try await store.fill("Persuasion") }
  }

  @Test("make the shelf look empty, and give the real one back")
  func empty() async throws {
    try await base.fill("Emma")
    let store = store()
    await store.apply(Conditions(isEmpty: true))
    #expect(try await store.titles() == [])
    try await store.fill("Only here")
    await store.apply(Conditions(latency: .none, failure: .diskFull, isEmpty: true))
    #expect(try await store.titles() == ["Only here"])
    await store.apply(Conditions())
    #expect(try await store.titles() == ["Emma"])
    await store.apply(Conditions(isEmpty: true))
    #expect(try await store.titles() == [])
  }

  @Test("make each call wait, and then act as they were when it began")
  func latency() async throws {
    try await base.fill("Emma")
    let clock = HeldClock()
    let store = ConditionedStore(
      base, clock: clock, conditions: Conditions(latency: .noticeable, failure: .offline))
    let titles = Task { try await store.titles() }
    #expect(await clock.nextSleep() == .seconds(1))
    await store.apply(Conditions())
    clock.endSleep()
    await #expect(throws: StoreError.offline) { try await titles.value }
    #expect(try await store.titles() == ["Emma"])
  }

  @Test("a call that is cancelled while it waits changes nothing")
  func cancelled() async throws {
    let clock = HeldClock()
    let store = ConditionedStore(
      base, clock: clock, conditions: Conditions(latency: .endless))
    let task = Task { try await store.fill("Emma") }
    #expect(await clock.nextSleep() == .seconds(15))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await base.titles() == [])
  }
}

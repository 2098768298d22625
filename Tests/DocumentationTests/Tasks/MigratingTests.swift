import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Task: migrating from flags", .timeLimit(.minutes(1)))
@MainActor
struct MigratingTests {
  let library = Library()

  @Test("Flags keep an old message beside new content; a state does not")
  func staleMessage() async {
    let old = OldBooksModel(library: library)
    let migrated = MigratedBooksModel(library: library)
    for (number, load) in [old.load, migrated.load].enumerated() {
      let failing = Task { await load() }
      await library.answers.call(number * 2 + 1).fail(ServerError())
      await failing.value
      let succeeding = Task { await load() }
      await library.answers.call(number * 2 + 2).succeed([.emma])
      await succeeding.value
    }
    #expect(old.errorMessage != nil)
    #expect(old.books == [.emma])
    #expect(migrated.books == .success([.emma]))
  }

  @Test("A state of one's own takes a cancellation for a failure; a loader does not")
  func cancellation() async {
    let migrated = MigratedBooksModel(library: library)
    let screen = Task { await migrated.load() }
    let call = await library.answers.call(1)
    screen.cancel()
    await call.waitForCancellation()
    await screen.value
    #expect(migrated.books.isFailure)

    let model = NewBooksModel(library: library)
    let next = Task { await model.books.load() }
    let second = await library.answers.call(2)
    next.cancel()
    await second.waitForCancellation()
    await next.value
    #expect(model.books.state == .notInitiated)
  }
}

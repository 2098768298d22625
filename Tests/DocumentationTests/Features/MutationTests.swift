import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Features: changing something", .timeLimit(.minutes(1)))
@MainActor
struct MutationTests {
  let library = Library()
  let clock = ManualClock()

  @Test("A mutation has phases, and a second start in the same turn is refused")
  func guarded() async {
    let (library, clock) = (library, clock)
    // docs: mutation
    let save = Mutation<Book, Void>(clock: clock) { book, context in
      try await library.save(book, key: context.intentKey)
    }
    save.run(.emma)
    let second = save.run(.emma)
    // docs: end
    #expect(second == .alreadyRunning)
    #expect(save.phase.isRunning)
    await library.changes.call(1).succeed(())
    await until { save.phase.isSucceeded }
    #expect(library.changes.callCount == 1)
  }

  @Test("Each row has a mutation of its own, and one that is busy blocks no other")
  func keyed() async {
    let library = library
    // docs: keyed-mutations
    let finish = KeyedMutations<Book.ID, Book, Void> { _ in
      Mutation { book, _ in try await library.save(book) }
    }
    finish[Book.emma.id].run(.emma)
    // docs: end
    #expect(finish[Book.emma.id].isBusy)
    #expect(!finish[Book.persuasion.id].isBusy)
    #expect(finish.busyIDs == [Book.emma.id])
  }

  @Test("Mutations of one scope wait for one another")
  func serial() async {
    let library = library
    // docs: serial-scope
    let document = SerialScope()
    let rename = Mutation<Book, Void>(scope: document) { book, _ in
      try await library.save(book)
    }
    let finish = Mutation<Book, Void>(scope: document) { book, _ in
      try await library.save(book)
    }
    rename.run(.emma)
    finish.run(.emma)  // accepted, and begun when the other has ended
    // docs: end
    let first = await library.changes.call(1)
    await settle()
    #expect(library.changes.callCount == 1)
    #expect(finish.isBusy)
    first.succeed(())
    await library.changes.call(2).succeed(())
    await until { finish.phase.isSucceeded }
  }

  @Test("Changes made offline wait in line, and go on by themselves")
  func offlineQueue() async {
    let (library, network) = (library, SettableConnectivity(isOnline: false))
    // docs: offline-queue
    let line = SerialScope(connectivity: network)
    let rename = Mutation<Book, Void>(scope: line) { book, _ in
      try await library.save(book)
    }
    rename.run(.emma)  // accepted; begun when there is a connection
    // `line.isWaitingForNetwork` and `line.waitingCount` are there to be shown.
    // docs: end
    await until { line.isWaitingForNetwork }
    #expect(line.waitingCount == 1)
    #expect(library.changes.callCount == 0)
    network.isOnline = true
    await library.changes.call(1).succeed(())
    await until { rename.phase.isSucceeded }
    #expect(!line.isWaitingForNetwork)
  }

  @Test("A change is shown at once and taken back when it fails; another change stays")
  func optimistic() async {
    let library = library
    // docs: optimistic
    let books = OptimisticModel([Book.emma, .persuasion])
    let remove = Mutation<Book.ID, Void> { id, _ in
      try await books.change {
        $0.removeAll { $0.id == id }
      } while: {
        try await library.remove(id)
      }
    }
    remove.run(Book.emma.id)
    // docs: end
    let call = await library.changes.call(1)
    #expect(books.value == [.persuasion])
    call.fail(ServerError())
    await until { books.value == [.emma, .persuasion] }
    #expect(remove.phase.error is ServerError)
  }

  @Test("One intention has one key through all its attempts, and the next has another")
  func intentKey() async {
    let library = library
    // docs: intent-key
    let save = Mutation<Book, Void> { book, context in
      // The server does the work of one key once, however often it is asked.
      try await library.save(book, key: context.intentKey)
    }
    // docs: end
    save.run(.emma)
    await library.changes.call(1).fail(ServerError())
    await until { save.phase.error != nil }
    save.retry()
    await library.changes.call(2).succeed(())
    await until { save.phase.isSucceeded }
    save.run(.persuasion)
    _ = await library.changes.call(3)
    let keys = await library.keys.all
    #expect(keys.count == 3)
    #expect(keys[0] == keys[1])
    #expect(keys[1] != keys[2])
  }

  @Test("A success is a phase that ends by itself, or stays until it is dismissed")
  func success() async {
    let (library, clock) = (library, clock)
    // docs: success-phase
    let save = Mutation<Book, Void>(success: .timed(.seconds(1)), clock: clock) { book, _ in
      try await library.save(book)
    }
    // Or `.untilDismissal`, and `save.dismissSuccess()` when the screen is left.
    // docs: end
    save.run(.emma)
    await library.changes.call(1).succeed(())
    await until { save.phase.isSucceeded }
    await clock.advance(by: .seconds(1))
    await until { !save.phase.isSucceeded }
  }

  @Test("Work is called off by the person, which is no failure")
  func cancel() async {
    let library = library
    let save = Mutation<Book, Void> { book, _ in try await library.save(book) }
    save.run(.emma)
    let call = await library.changes.call(1)
    // docs: cancel-mutation
    save.cancel()
    // docs: end
    await call.waitForCancellation()
    await until { !save.isBusy }
    #expect(save.phase.error == nil)
    #expect(save.failureCount == 0)
  }

  @Test("Within the undo window the work has not begun, and never begins when it is undone")
  func undo() async {
    let (library, clock) = (library, clock)
    // docs: undo
    let remove = Mutation<Book.ID, Void>(undoWindow: .seconds(5), clock: clock) { id, _ in
      try await library.remove(id)
    }
    remove.run(Book.emma.id)
    remove.undo()
    // docs: end
    await clock.advance(by: .seconds(10))
    #expect(library.changes.callCount == 0)
    #expect(!remove.isBusy)
  }
}

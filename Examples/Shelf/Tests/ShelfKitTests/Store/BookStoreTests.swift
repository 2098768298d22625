import Testing

@testable import ShelfKit

@Suite("Book store")
struct BookStoreTests {
  private let store = BookStore(at: .memory)

  @Test("a new shelf is empty")
  func empty() async throws {
    #expect(try await store.books(matching: BookQuery()).isEmpty)
  }

  @Test("a book comes back as it was added")
  func roundTrip() async throws {
    let new = try NewBook.sample(
      "Jane\u{2029}Eyre <b>\u{202E}", by: "Charlotte Brontë", year: "1847", isbn: "9780142437209")
    let added = try await store.add(new)
    #expect(added.title == "Jane Eyre <b>\u{202E}")
    #expect(added.year == 1847)
    #expect(added.isbn?.digits == "9780142437209")
    #expect(try await store.book(added.id) == added)
  }

  @Test("finishing a book and writing notes change that book alone")
  func changes() async throws {
    let books = try await store.fill("Emma", "Persuasion")
    var expected = books[0]
    expected.isFinished = true
    #expect(try await store.setFinished(true, for: books[0].id) == expected)
    expected.notes = "Read\nit \u{0} again"
    #expect(try await store.setNotes(expected.notes, for: books[0].id) == expected)
    #expect(try await store.books(matching: BookQuery()) == [expected, books[1]])
  }

  @Test("a deleted book can be put back as it was, and putting it back twice does no harm")
  func undo() async throws {
    let books = try await store.fill("Emma", "Persuasion")
    let noted = try await store.setNotes("mine", for: books[0].id)
    #expect(try await store.delete(books[0].id) == noted)
    #expect(try await store.titles() == ["Persuasion"])
    try await store.restore(noted)
    try await store.restore(noted)
    #expect(try await store.books(matching: BookQuery()) == [noted, books[1]])
  }

  @Test("the identity of a deleted book is not given to another")
  func identityIsNotReused() async throws {
    let emma = try await store.fill("Emma")[0]
    _ = try await store.delete(emma.id)
    #expect(try await store.fill("Persuasion")[0].id != emma.id)
  }

  @Test("a change of a book that is gone says so")
  func missing() async throws {
    let id = try await store.fill("Emma")[0].id
    _ = try await store.delete(id)
    await #expect(throws: StoreError.missing) { try await store.delete(id) }
    await #expect(throws: StoreError.missing) { try await store.setFinished(true, for: id) }
    await #expect(throws: StoreError.missing) { try await store.setNotes("", for: id) }
    await #expect(throws: StoreError.missing) { try await store.book(id) }
  }

  @Test("notes that are too long are refused")
  func longNotes() async throws {
    let id = try await store.fill("Emma")[0].id
    let notes = String(repeating: "x", count: BookRules.longestNotes + 1)
    await #expect(throws: StoreError.notesTooLong) { try await store.setNotes(notes, for: id) }
  }

  @Test("a number that is taken names the book that has it, and nothing is added")
  func duplicate() async throws {
    let isbn = "9780141439587"
    _ = try await store.add(.sample("Emma", isbn: isbn))
    let expected = StoreError.duplicate(try ISBN13(isbn), title: "Emma")
    await #expect(throws: expected) {
      try await store.add(
        [.sample("First"), .sample("Emma again", isbn: isbn)], progress: { _ in })
    }
    #expect(try await store.titles() == ["Emma"])
    #expect(expected.errorDescription?.contains("Emma") == true)
  }

  @Test("a book is not put back over another that took its number")
  func restoreDuplicate() async throws {
    let isbn = "9780141439587"
    let first = try await store.add(.sample("Emma", isbn: isbn))
    _ = try await store.delete(first.id)
    _ = try await store.add(.sample("Emma, annotated", isbn: isbn))
    await #expect(throws: StoreError.self) { try await store.restore(first) }
    #expect(try await store.titles() == ["Emma, annotated"])
  }

  @Test("adding many books reports each and keeps none when it is cancelled half-way")
  func cancelledAdd() async throws {
    let books = try (1...50).map { try NewBook.sample("Book \($0)") }
    let counts = Recorder<Int>()
    let store = store
    let task = Task {
      try await store.add(books) { count in
        counts(count)
        if count == 20 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(counts.values == Array(1...20))
    #expect(try await store.books(matching: BookQuery()).isEmpty)
    try await store.fill("Emma")
    #expect(try await store.titles() == ["Emma"])
  }

  @Test("titles are found by number")
  func titlesOfNumbers() async throws {
    let emma = try ISBN13("9780141439587")
    let orlando = try ISBN13("9780141184272")
    _ = try await store.add(.sample("Emma", isbn: emma.digits))
    #expect(try await store.titles(of: [emma, orlando]) == [emma: "Emma"])
  }
}

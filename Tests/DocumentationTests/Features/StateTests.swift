import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite("Features: one state", .timeLimit(.minutes(1)))
@MainActor
struct StateTests {
  @Test("One value has four states, and a switch handles each")
  func fourStates() {
    // docs: four-states
    func words(for state: Loadable<[String]>) -> String {
      switch state {
      case .notInitiated: "Not asked for yet"
      case .loading: "Loading"
      case .success(let titles) where titles.isEmpty: "No books"
      case .success(let titles): titles.joined(separator: ", ")
      case .failure(let error): "Failed: \(error)"
      }
    }
    // docs: end
    #expect(words(for: .notInitiated) == "Not asked for yet")
    #expect(words(for: .loading) == "Loading")
    #expect(words(for: .success([])) == "No books")
    #expect(words(for: .success(["Emma"])) == "Emma")
    #expect(words(for: .failure(ServerError())) == "Failed: ServerError()")
  }

  @Test("A state is transformed without taking it apart")
  func transforms() {
    // docs: transforms
    let books = Loadable.success([Book.emma, Book.persuasion])
    let count = books.map(\.count)
    let first: Loadable<Book> = books.flatMap {
      $0.first.map { .success($0) } ?? .failure(ServerError())
    }
    let described = first.mapError { _ in ServerError() }
    let never = described.recover { _ in .success(.emma) }
    // docs: end
    #expect(count == .success(2))
    #expect(first == .success(.emma))
    #expect(described == .success(.emma))
    #expect(never == .success(.emma))
    #expect(Loadable<Int>.loading.map { $0 + 1 } == .loading)
  }

  @Test("Two questions make one state: failure, loading, not asked, success, in this order")
  func zipped() {
    let (book, reviews) = (Loadable.success("Emma"), Loadable<[String]>.loading)
    // docs: zip
    let page = book.zip(reviews)
    switch page {
    case .success((let book, let reviews)): print(book, reviews)
    case .failure(let error): print("The leftmost failure:", error)
    case .loading: print("At least one of them is loading.")
    case .notInitiated: print("Nothing failed or loads, and one has not been asked for.")
    }
    // docs: end
    #expect(page.isLoading)
    #expect(book.zip(Loadable<Int>.failure(ServerError())).isFailure)
  }

  @Test("A load says how far it has come, and the state stays loading")
  func progress() async throws {
    let gate = Gate<[Book]>()
    // docs: progress
    let books = Loader<[Book]>(
      source: .reporting { context in
        await context.report(LoadProgress(completed: 1, total: 4))
        return try await gate.run()
      })
    // docs: end
    start { books.load() }
    let call = await gate.call(1)
    #expect(books.state.isLoading)
    #expect(books.progress?.fraction == 0.25)
    call.succeed([.emma])
    await until { books.state == .success([.emma]) }
    #expect(books.progress == nil)
  }

  @Test("A refresh keeps the content, and one that fails keeps it too")
  func refresh() async {
    let library = Library()
    let books = Loader { try await library.books() }
    start { books.load() }
    await library.answers.call(1).succeed([.emma])
    await until { books.state.isSuccess }
    // docs: keep-content
    let refresh = Task { await books.refresh() }
    // While it runs: books.state is still .success, and books.isRefreshing is true.
    // Afterwards, if it failed: still .success, and books.refreshFailure says why.
    // docs: end
    let call = await library.answers.call(2)
    #expect(books.state == .success([.emma]))
    #expect(books.isRefreshing)
    #expect(books.state.map(\.count) == .success(1))
    call.fail(ServerError())
    await until { books.refreshFailure != nil }
    refresh.cancel()
    #expect(books.state == .success([.emma]))
    #expect(!books.isRefreshing)
    #expect(books.refreshFailure is ServerError)
  }

  @Test("Reload lets go of the content, refresh does not")
  func reload() async {
    let library = Library()
    let books = Loader { try await library.books() }
    start { books.load() }
    await library.answers.call(1).succeed([.emma])
    await until { books.state.isSuccess }
    @MainActor func ask(anew: Bool) {
      // docs: reload
      if anew {
        books.reload()  // .loading: what stands there is not worth keeping
      } else {
        books.refresh()  // .success stays meanwhile
      }
      // docs: end
    }
    ask(anew: false)
    #expect(books.state.isSuccess)
    ask(anew: true)
    #expect(books.state.isLoading)
  }

  @Test("Another question does not show the old answer as its own, unless it is asked to")
  func keyed() async {
    let library = Library()
    let results = Loader<[Book]>()
    @MainActor func search(_ query: String) {
      // docs: keyed-load
      results.load(id: query, keepingPrevious: true) {
        try await library.books(matching: query)
      }
      // docs: end
    }
    search("em")
    await library.answers.call(1).succeed([.emma])
    await until { results.state.isSuccess }
    search("per")
    #expect(results.state == .success([.emma]))
    #expect(results.isPrevious)
    await library.answers.call(2).succeed([.persuasion])
    await until { results.state == .success([.persuasion]) }
    #expect(!results.isPrevious)
  }

  @Test("Several values of one load, such as the cache's and then the server's, are all shown")
  func stream() async {
    let (cached, fresh) = ([Book.emma], [Book.emma, .persuasion])
    let library = Library()
    // docs: several-values
    let books = Loader<[Book]>(
      source: LoadSource { context in
        try await context.deliver(cached)
        try await context.deliver(try await library.books())
      })
    // docs: end
    let transcript = Transcript(of: books)
    start { books.load() }
    await library.answers.call(1).succeed(fresh)
    await until { books.state == .success(fresh) }
    #expect(transcript.events.filter { $0.hasPrefix("success") }.count == 2)
  }
}

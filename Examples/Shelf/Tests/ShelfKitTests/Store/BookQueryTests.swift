import Testing

@testable import ShelfKit

@Suite("Queries")
struct BookQueryTests {
  private let store = BookStore(at: .memory)

  private func fill() async throws {
    let books = [
      try NewBook.sample("The Trial", by: "Franz Kafka", year: "1925", isbn: "9780099428640"),
      try NewBook.sample("Les Misérables", by: "Victor Hugo", year: "1862"),
      try NewBook.sample("Anonymous 100%"),
      try NewBook.sample("A Room of One's Own", by: "Virginia Woolf", year: "1929"),
    ]
    let added = try await store.add(books, progress: { _ in })
    _ = try await store.setFinished(true, for: added[1].id)
  }

  @Test(
    "find words in title, author and number, whatever their case, accents and order",
    arguments: [
      ("miserables", ["Les Misérables"]),
      ("HUGO mis", ["Les Misérables"]),
      ("978-0099428640", ["The Trial"]),
      ("ones own", ["A Room of One's Own"]),
      ("one’s", ["A Room of One's Own"]),
      ("kafka woolf", []),
      ("100%", ["Anonymous 100%"]),
      ("' OR 1=1 --", []),
      ("%", ["Anonymous 100%", "Les Misérables", "A Room of One's Own", "The Trial"]),
      ("  ", ["Anonymous 100%", "Les Misérables", "A Room of One's Own", "The Trial"]),
    ])
  func search(text: String, titles: [String]) async throws {
    try await fill()
    #expect(try await store.titles(BookQuery(text: text)) == titles)
  }

  @Test(
    "sort",
    arguments: [
      (
        BookQuery.Order.title,
        ["Anonymous 100%", "Les Misérables", "A Room of One's Own", "The Trial"]
      ),
      (.author, ["Les Misérables", "The Trial", "A Room of One's Own", "Anonymous 100%"]),
      (.year, ["Les Misérables", "The Trial", "A Room of One's Own", "Anonymous 100%"]),
      (.newest, ["A Room of One's Own", "Anonymous 100%", "Les Misérables", "The Trial"]),
    ])
  func order(order: BookQuery.Order, titles: [String]) async throws {
    try await fill()
    #expect(try await store.titles(BookQuery(order: order)) == titles)
  }

  @Test("show a part of the shelf")
  func parts() async throws {
    try await fill()
    #expect(try await store.titles(BookQuery(part: .finished)) == ["Les Misérables"])
    #expect(try await store.titles(BookQuery(part: .unfinished)).count == 3)
    #expect(try await store.titles(BookQuery(text: "hugo", part: .unfinished)) == [])
  }
}

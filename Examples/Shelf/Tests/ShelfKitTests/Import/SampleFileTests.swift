import Testing

@testable import ShelfKit

@Suite("Files that come with the app")
struct SampleFileTests {
  @Test("the sample has at least 200 books, each of them valid, none twice")
  func sample() async throws {
    let store = BookStore(at: .memory)
    let importer = BookImporter(store: store, rules: .fixed)
    let plan = try await importer.plan(.sample(), progress: { _ in })
    #expect(plan.badRows.isEmpty)
    #expect(plan.duplicates.isEmpty)
    #expect(plan.ignoredColumns.isEmpty)
    #expect(plan.books.count >= 200)
    #expect(
      Set(plan.books.map { [$0.title.searchKey, $0.author.searchKey] }).count == plan.books.count)
    #expect(plan.books.allSatisfy { !$0.author.isEmpty })
    #expect(try await importer.save(plan, progress: { _ in }).count == plan.books.count)
  }

  @Test("the sample with mistakes has a mistake of every kind and books to import")
  func mistakes() async throws {
    let importer = BookImporter(store: BookStore(at: .memory), rules: .fixed)
    let plan = try await importer.plan(.sampleWithMistakes(), progress: { _ in })
    #expect(plan.badRows.map(\.position.line) == [3, 4, 5, 6, 7, 8, 9, 12, 13])
    #expect(plan.duplicates.map(\.line) == [10])
    #expect(plan.books.map(\.title) == ["Emma", "Tristram Shandy", "Orlando"])
    #expect(plan.ignoredColumns == ["shelf"])
  }
}

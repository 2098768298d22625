import Testing

@testable import ShelfKit

@Suite("Import of books")
struct BookImporterTests {
  private let store = BookStore(at: .memory)

  private func plan(_ text: String) async throws -> ImportPlan {
    try await importer().plan(ImportFile(name: "my.csv", text: text), progress: { _ in })
  }

  private func importer(batchSize: Int = 20) -> BookImporter {
    BookImporter(store: store, rules: .fixed, batchSize: batchSize)
  }

  @Test("adds the books of a file")
  func adds() async throws {
    let plan = try await plan("ISBN13,Title,Authors\n978-0141439587,Emma,Jane Austen\n,Orlando,")
    #expect(!plan.needsChoice)
    let added = try await importer().save(plan, progress: { _ in })
    #expect(added.map(\.title) == ["Emma", "Orlando"])
    #expect(try await store.titles() == ["Emma", "Orlando"])
    #expect(added[0].isbn?.digits == "9780141439587")
  }

  @Test("a plan changes nothing")
  func planChangesNothing() async throws {
    _ = try await plan("title\nEmma")
    #expect(try await store.titles() == [])
  }

  @Test("names file, line and column of each bad row and what is expected")
  func badRows() async throws {
    let text = """
      title,author,year,isbn
      Emma,Jane Austen,18x5,
      Villette,Charlotte Brontë,1853
      ,Nobody,1900,
      Howl,"Allen
      Ginsberg",1956,0141439587
      One, two,Nobody,1900,
      Say "hello",Nobody,1900,
      Persuasion,Jane Austen,1817,
      """
    let plan = try await plan(text)
    let places = plan.badRows.map { $0.description.split(separator: " ")[0] }
    #expect(
      places == [
        "my.csv:2:18:", "my.csv:3:31:", "my.csv:4:1:", "my.csv:6:16:", "my.csv:7:22:",
        "my.csv:8:5:",
      ])
    #expect(plan.badRows[0].message.contains("whole number"))
    #expect(plan.badRows[1].message.contains("Expected 4 fields, found 3"))
    #expect(plan.badRows[4].message.contains("Expected 4 fields, found 5"))
    #expect(plan.needsChoice)
    #expect(plan.books.map(\.title) == ["Persuasion"])
  }

  @Test("leaves out numbers that the shelf or the file has already")
  func duplicates() async throws {
    _ = try await store.add(.sample("Emma", isbn: "9780141439587"))
    let plan = try await plan(
      """
      title,isbn
      Emma 2,9780141439587
      Orlando,9780141184272
      Orlando 2,978-0141184272
      Howl,
      Howl,
      """)
    #expect(plan.books.map(\.title) == ["Orlando", "Howl", "Howl"])
    #expect(
      plan.duplicates == [
        ImportPlan.Duplicate(line: 2, place: .shelf, title: "Emma 2", existingTitle: "Emma"),
        ImportPlan.Duplicate(
          line: 4, place: .file, title: "Orlando 2", existingTitle: "Orlando"),
      ])
    #expect(!plan.needsChoice)
  }

  @Test("names the columns that it does not import")
  func ignoredColumns() async throws {
    #expect(try await plan("shelf,TITLE, rating \nA,Emma,5").ignoredColumns == ["shelf", "rating"])
  }

  @Test(
    "refuses a file of which nothing can be read, and says how to mend it",
    arguments: [
      ("", ImportError.empty(file: "my.csv"), "title,author,year,isbn"),
      ("name,year\n", .noTitleColumn(file: "my.csv", separator: nil), "title,author,year,isbn"),
      ("title;year\n", .noTitleColumn(file: "my.csv", separator: ";"), "“;”"),
      (
        "isbn,title,isbn-13",
        .repeatedColumn(
          file: "my.csv", name: "isbn-13", position: TextPosition(line: 1, column: 12)),
        "Rename"
      ),
      (
        "title,\"year",
        .brokenHeader(
          file: "my.csv",
          problem: CSVProblem(
            reason: .unclosedQuote, position: TextPosition(line: 1, column: 7))),
        "first line"
      ),
      ("t\u{0}i\u{0}", .otherEncoding(file: "my.csv"), "UTF-8"),
    ])
  func unreadable(text: String, error: ImportError, advice: String) async throws {
    await #expect(throws: error) { try await plan(text) }
    #expect(error.errorDescription?.contains("my.csv") == true)
    #expect(error.recoverySuggestion?.contains(advice) == true)
  }

  @Test("refuses UTF-16", arguments: [[0xFF, 0xFE, 0x74, 0x00], [0xFE, 0xFF]] as [[UInt8]])
  func utf16(bytes: [UInt8]) async {
    await #expect(throws: ImportError.otherEncoding(file: "x.csv")) {
      try await importer().plan(ImportFile(name: "x.csv", bytes: bytes), progress: { _ in })
    }
  }

  @Test("refuses a file that is too large")
  func tooLarge() async {
    let bytes = [UInt8](repeating: 0x61, count: ImportFile.largestSize + 1)
    await #expect(throws: ImportError.tooLarge(file: "x.csv")) {
      try await importer().plan(ImportFile(name: "x.csv", bytes: bytes), progress: { _ in })
    }
  }

  @Test("says how far it has come, and ends at the end")
  func progress() async throws {
    let text = "title\n" + (1...10).map { "Book \($0)\n" }.joined()
    let steps = Recorder<ImportProgress>()
    let importer = importer(batchSize: 4)
    let plan = try await importer.plan(
      ImportFile(name: "my.csv", text: text), progress: { steps($0) })
    #expect(steps.values.map(\.count) == [4, 8, 10])
    #expect(steps.values.map(\.fractionCompleted) == steps.values.map(\.fractionCompleted).sorted())
    #expect(steps.values.last?.fractionCompleted == 1)
    let saves = Recorder<ImportProgress>()
    _ = try await importer.save(plan, progress: { saves($0) })
    #expect(saves.values.map(\.count) == Array(1...10))
    #expect(saves.values.last == ImportProgress(stage: .saving, fractionCompleted: 1, count: 10))
  }

  @Test("stops between two batches when it is cancelled, and adds nothing")
  func cancelledPlan() async throws {
    let text = "title\n" + (1...100).map { "Book \($0)\n" }.joined()
    let steps = Recorder<ImportProgress>()
    let importer = importer(batchSize: 10)
    let task = Task {
      try await importer.plan(ImportFile(name: "my.csv", text: text)) { step in
        steps(step)
        if step.count == 30 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(steps.values.map(\.count) == [10, 20, 30])
    #expect(try await store.titles() == [])
  }

  @Test("a number that was taken between plan and save adds nothing")
  func takenMeanwhile() async throws {
    let plan = try await plan("title,isbn\nOrlando,\nEmma,9780141439587")
    _ = try await store.add(.sample("Emma", isbn: "9780141439587"))
    await #expect(throws: StoreError.self) { try await importer().save(plan, progress: { _ in }) }
    #expect(try await store.titles() == ["Emma"])
  }

  @Test("a hostile title arrives as it was written")
  func hostile() async throws {
    let title = "<script>alert(1)</script> \u{202E}'); DROP TABLE book; -- a\u{301}\u{301}\u{301}"
    let plan = try await plan("title\n\"\(title)\"")
    _ = try await importer().save(plan, progress: { _ in })
    #expect(try await store.titles() == [title])
  }
}

import Testing

@Suite("The tables of faults name tests that exist")
struct CaseTableTests {
  /// The tables, where one stands: each subject has a file of its own.
  static let pages = ["Tests", "Checker/Tests"]
    .flatMap { Repository.files(under: $0, suffix: ".md") }
    .filter { $0.split(separator: "/").last?.hasPrefix("CASES") == true }

  @Test("Each test of a table exists, in the suite that the table names", arguments: pages)
  func tests(page: String) throws {
    let catalog = try TestCatalog.ofRepository()
    let table = CaseTable(try Repository.text(page))
    #expect(!table.rows.isEmpty, "\(page): a table needs the columns \"suite\" and \"tests\".")
    for row in table.rows {
      for fault in row.faults(in: catalog) { Issue.record("\(page):\(row.line): \(fault)") }
    }
  }

  @Test("Tables are found, and so are tests")
  func found() throws {
    #expect(Self.pages.contains("Tests/CASES-loading.md"))
    let catalog = try TestCatalog.ofRepository()
    #expect(catalog.suites["test_shelf.py"]?.isEmpty == false)
    #expect(catalog.suites["CaseTableTests"]?.contains("found") == true)
  }

  private let catalog: TestCatalog = {
    var catalog = TestCatalog()
    // Put together here, so that this file holds no suites of these names.
    let (suite, test) = ("@Suite", "@Test")
    catalog.addSwift(
      """
      \(suite)("Paging", .timeLimit(.minutes(1)))
      @MainActor
      struct PagingTests {
        \(test)(
          "a page; and another", arguments: [1])
        func pages() {}
        \(test)("says \\"no\\"")
        func no() {}
      }
      \(suite) struct PlainTests {
        \(test) func untitled() {}
      }
      """, file: "PagingTests.swift")
    catalog.addPython("def helper():\ndef test_it(page):\n", file: "test_a.py")
    return catalog
  }()

  @Test("Suites and tests are known by their titles and by their names")
  func reading() {
    let paging: Set = ["a page; and another", "pages", "says \"no\"", "no"]
    #expect(catalog.suites["Paging"] == paging)
    #expect(catalog.suites["PagingTests"] == paging)
    #expect(catalog.suites["PlainTests"] == ["untitled"])
    #expect(catalog.suites["PagingTests.swift"] == paging.union(["untitled"]))
    #expect(catalog.suites["test_a.py"] == ["test_it"])
  }

  @Test(
    "A row is well, or what is wrong with it is said",
    arguments: [
      ("| a | Paging | a page; and another; says \"no\" |", nil),
      ("| a | Paging; test_a.py | pages; `test_it` |", nil),
      ("| a | PlainTests | all |", nil),
      (
        "| a | Paging | says no |",
        "no test of \"Paging\" is named \"says no\". Is it \"says \"no\"\"?"
      ),
      ("| a | Pages | no |", "there is no suite or file of tests named \"Pages\"."),
      (
        "| a | Paging; test_a.py | no |",
        "the suite \"test_a.py\" is named, but none of its tests."
      ),
      ("| a | Paging | |", "name a suite and a test for: a"),
    ] as [(String, String?)])
  func rows(row: String, fault: String?) {
    let table = CaseTable("Text.\n\n| kind | suite | tests |\n| --- | --- | --- |\n\(row)\n\nMore.")
    #expect(table.rows.map(\.line) == [5])
    #expect(table.rows.first?.faults(in: catalog) == (fault.map { [$0] } ?? []))
  }
}

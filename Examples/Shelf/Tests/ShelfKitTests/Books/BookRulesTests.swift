import Testing

@testable import ShelfKit

@Suite("Rules for a book")
struct BookRulesTests {
  private let rules = BookRules.fixed

  @Test("a title alone is enough")
  func titleAlone() throws {
    let book = try NewBook(BookDraft(title: "  Emma "), rules: rules)
    #expect(book.title == "Emma")
    #expect(book.author == "")
    #expect(book.year == nil)
    #expect(book.isbn == nil)
  }

  @Test("a title is required", arguments: ["", "   ", "\n\t", "\u{0}", "\u{2028}"])
  func titleRequired(title: String) {
    #expect(rules.problem(with: .title, of: BookDraft(title: title))?.field == .title)
  }

  @Test("line breaks and control characters become spaces")
  func singleLine() throws {
    #expect(try rules.title("War\r\nand\u{0}\t Peace\u{7}") == "War and Peace")
  }

  @Test("a year has to be in range", arguments: ["0", "-1", "2027", "19x5", "1995.5", "९९"])
  func yearOutOfRange(year: String) throws {
    let problem = try #require(rules.problem(with: .year, of: BookDraft(year: year)))
    #expect(problem.message.contains("1 to 2026"))
  }

  @Test("the coming year is in range", arguments: [("1", 1), (" 1605 ", 1605), ("2026", 2026)])
  func yearInRange(text: String, year: Int) throws {
    #expect(try rules.year(text) == year)
  }

  @Test("an empty year or ISBN is no problem")
  func optionalFields() throws {
    #expect(try rules.year(" ") == nil)
    #expect(try rules.isbn(" ") == nil)
  }

  @Test("a wrong ISBN says why")
  func wrongISBN() throws {
    let problem = try #require(
      rules.problem(with: .isbn, of: BookDraft(isbn: "9780141439588")))
    #expect(problem == BookProblem(field: .isbn, message: ISBN13.Problem.wrongCheckDigit.message))
  }

  @Test("a title may be 500 characters long and no longer")
  func longTitle() throws {
    let longest = String(repeating: "é", count: BookRules.longestText)
    #expect(try rules.title(longest) == longest)
    #expect(rules.problem(with: .title, of: BookDraft(title: longest + "é")) != nil)
  }

  @Test("a cluster of combining marks counts each mark")
  func combiningMarks() {
    let title = "a" + String(repeating: "\u{301}", count: BookRules.longestText)
    #expect(rules.problem(with: .title, of: BookDraft(title: title)) != nil)
  }

  @Test("markup stays text and bidi controls do not reach the screen")
  func hostileTitle() throws {
    let title = "<b>\u{202E}evil\u{2066}</b>"
    #expect(try rules.title(title) == title)
    #expect(title.withoutBidiFormatting == "<b>evil</b>")
  }

  @Test("the first problem in the order of the form is reported")
  func order() {
    #expect(throws: BookProblem(field: .title, message: "A book needs a title.")) {
      try NewBook(BookDraft(year: "x", isbn: "x"), rules: rules)
    }
  }

  @Test("a draft is empty until something other than a space was typed")
  func emptyDraft() {
    #expect(BookDraft().isEmpty)
    #expect(BookDraft(title: " ", isbn: "\t").isEmpty)
    #expect(!BookDraft(year: "1").isEmpty)
  }
}

import Testing

@testable import ShelfKit

@Suite("CSV reader")
struct CSVReaderTests {
  private func texts(_ text: String) throws -> [[String]] {
    try texts(Array(text.utf8))
  }

  private func texts(_ bytes: [UInt8]) throws -> [[String]] {
    try CSVReader(bytes).map { try $0.get().fields.map(\.text) }
  }

  private func problems(_ bytes: [UInt8]) -> [CSVProblem] {
    CSVReader(bytes).compactMap { result in
      if case .failure(let problem) = result { problem } else { nil }
    }
  }

  private func problem(_ reason: CSVProblem.Reason, _ line: Int, _ column: Int) -> CSVProblem {
    CSVProblem(reason: reason, position: TextPosition(line: line, column: column))
  }

  @Test(
    "reads records",
    arguments: [
      ("", []),
      ("\n\r\n\r", []),
      ("a", [["a"]]),
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
      ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
      ("a\rb\r\rc", [["a"], ["b"], ["c"]]),
      (",\n,,", [["", ""], ["", "", ""]]),
      ("\"\"", [[""]]),
      ("\"a,b\",\"c\"\"d\"", [["a,b", "c\"d"]]),
      ("\"a\r\nb\nc\",d", [["a\r\nb\nc", "d"]]),
      (" a , \tb ", [[" a ", " \tb "]]),
      ("\u{FEFF}a,b", [["a", "b"]]),
      ("<b>,\u{202E}x\u{301}", [["<b>", "\u{202E}x\u{301}"]]),
      ("\u{301},a", [["\u{301}", "a"]]),
    ])
  func reads(text: String, records: [[String]]) throws {
    #expect(try texts(text) == records)
  }

  @Test("counts lines and columns as editors do")
  func positions() throws {
    let text = "a,b\r\n\r\n\"é\nüü\",\"c\r\nd\",e\r\nf"
    let records = try CSVReader(Array(text.utf8)).map { try $0.get() }
    let places = records.map { $0.fields.map { [$0.position.line, $0.position.column] } }
    #expect(places == [[[1, 1], [1, 3]], [[3, 1], [4, 5], [5, 4]], [[6, 1]]])
    #expect(
      records.map(\.end) == [
        TextPosition(line: 1, column: 4), TextPosition(line: 5, column: 5),
        TextPosition(line: 6, column: 2),
      ])
  }

  @Test("names the place of a fault and reads on with the next line")
  func faults() throws {
    let text = "ok\nab\"c,d\n\"é\"x,\"y\nlast,\"open\nfine,too"
    let bytes = Array(text.utf8)
    #expect(
      problems(bytes) == [
        problem(.strayQuote, 2, 3), problem(.textAfterQuote, 3, 4), problem(.unclosedQuote, 4, 6),
      ])
    let records = CSVReader(bytes).compactMap { try? $0.get().fields.map(\.text) }
    #expect(records == [["ok"], ["fine", "too"]])
  }

  @Test(
    "names the byte that is not UTF-8",
    arguments: [
      (Array("a,b\nü,x".utf8) + [0xE9, 0x20], 0xE9, 2, 4),
      (Array("\"a\nbc".utf8) + [0xFF] + Array("\"".utf8), 0xFF, 2, 3),
      ([0xC0, 0xAF], 0xC0, 1, 1),
      ([0x61, 0xED, 0xA0, 0x80], 0xED, 1, 2),
      ([0xF0, 0x9F, 0x98], 0xF0, 1, 1),
      ([0x61, 0xE2, 0x82, 0x2C, 0x62], 0xE2, 1, 2),
    ] as [([UInt8], UInt8, Int, Int)])
  func notUTF8(bytes: [UInt8], byte: UInt8, line: Int, column: Int) {
    #expect(problems(bytes) == [problem(.notUTF8(byte: byte), line, column)])
  }

  @Test("a record that is not UTF-8 is the only one lost")
  func oneLost() throws {
    let bytes = Array("a\n".utf8) + [0xE9] + Array("\nb".utf8)
    #expect(CSVReader(bytes).compactMap { try? $0.get().fields[0].text } == ["a", "b"])
  }

  @Test("says how far it has come")
  func fraction() {
    var reader = CSVReader(Array("ab\ncd\n".utf8))
    #expect(reader.fractionCompleted == 0)
    _ = reader.next()
    #expect(reader.fractionCompleted == 0.5)
    _ = reader.next()
    #expect(reader.fractionCompleted == 1)
    #expect(reader.next() == nil)
    #expect(CSVReader([]).fractionCompleted == 1)
  }

  @Test(
    "says what is expected",
    arguments: [
      (CSVProblem.Reason.notUTF8(byte: 0xE9), "E9"), (.unclosedQuote, "another quote"),
      (.strayQuote, "twice"), (.textAfterQuote, "Expected a comma"),
    ])
  func messages(reason: CSVProblem.Reason, part: String) {
    #expect(problem(reason, 1, 1).message.contains(part))
  }
}

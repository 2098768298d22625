import CheckerCore
import Testing

@Suite("Lines and columns")
struct LineTableTests {
  @Test("every kind of line end ends one line")
  func lineEnds() {
    let table = LineTable(Array("a\r\nb\nc\rd".utf8))
    #expect(table.count == 4)
    #expect(table.position(of: 3) == (line: 2, column: 1))
    #expect(table.position(of: 7) == (line: 4, column: 1))
  }
}

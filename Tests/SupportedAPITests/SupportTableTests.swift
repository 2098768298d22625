import Foundation
import Testing

@Suite("Support table")
struct SupportTableTests {
  @Test("The page of supported API says what the fixtures use")
  func current() throws {
    let markdown = try SupportTable.markdown()
    if ProcessInfo.processInfo.environment["WRITE_SUPPORT_TABLE"] != nil {
      try Data(markdown.utf8).write(to: SupportTable.page)
    }
    let page = try String(contentsOf: SupportTable.page, encoding: .utf8)
    #expect(page == markdown, "The page is stale: run script/support-table and commit the result.")
  }
}

import Testing

@testable import DOMUI

@Suite("Images")
@MainActor
struct ImageTests {
  @Test("Every chosen drawing is in the package", arguments: SymbolNames.known)
  func drawings(_ symbol: String) throws {
    let name = try #require(SymbolLibrary.name(for: symbol))
    let file = SymbolLibrary.folder.appendingPathComponent("\(name).svg")
    #expect(FileManager.default.fileExists(atPath: file.path), "\(symbol) → \(name)")
  }

  @Test("A symbol is an SVG with a role and a name; a hidden one is not read")
  func symbol() throws {
    let page = RenderedPage { Image(systemName: "trash.fill") }
    #expect(try page.find("img", "trash").attribute("viewBox") == "0 0 16 16")
    #expect(page.html.contains("<path d="))
  }

  @Test("Another symbol changes the lines of the element that is there")
  func change() {
    @MainActor func lines(_ name: String) -> [String] {
      RenderedPage { Image(systemName: name) }.html.split(separator: "\n")
        .filter { $0.contains("<path") }.map(String.init)
    }
    #expect(lines("tray") != lines("trash"))
    #expect(lines("tray") == lines("tray"))
  }

  @Test("A symbol without a drawing is shown as a question mark and reported with its name")
  func unknown() {
    #expect(SymbolLibrary.name(for: "no.such.symbol") == nil)
    #expect(
      SymbolLibrary.drawing(of: "no.such.symbol")
        == SymbolLibrary.drawing(of: "questionmark.square"))
  }

  @Test("A name cannot leave the folder of the drawings")
  func traversal() {
    #expect(SymbolLibrary.name(for: "../../../../etc/passwd") == nil)
    #expect(SymbolLibrary.name(for: "/etc/passwd") == nil)
  }

  @Test("Variants add what the name does not say yet")
  func variants() {
    #expect(SymbolVariants.fill.applied(to: "book") == "book.fill")
    #expect(SymbolVariants.fill.applied(to: "book.fill") == "book.fill")
    #expect(SymbolVariants.circle.fill.applied(to: "checkmark") == "checkmark.circle.fill")
    #expect(SymbolVariants.slash.applied(to: "wifi") == "wifi.slash")
  }
}

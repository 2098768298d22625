import ElementTree
import Foundation
import Testing

@testable import DOMUI

private enum Genre: String {
  case novel, poem
}

private struct Note: Codable, Hashable {
  var text: String
  var day: Date?
}

private struct Draft: View {
  @State private var note = Note(text: "", day: nil)
  @State private var genre = Genre.novel
  @State private var second: Genre? = .novel
  @State private var isOpen = false
  @State private var long = ""

  var body: some View {
    Text("\(note.text) \(genre.rawValue) \(second?.rawValue ?? "none") \(long.count)")
    TapTarget("write") {
      note = Note(text: "words", day: Date(timeIntervalSince1970: 0))
      genre = .poem
      second = nil
    }
    TapTarget("much") { long = String(repeating: "x", count: 10_000) }
    TapTarget("little") { long = "abc" }
    TapTarget("open") { isOpen.toggle() }
    if isOpen { Part() }
  }
}

private struct Part: View {
  @State private var count = 0

  var body: some View { TapTarget("part \(count)") { count += 1 } }
}

@Suite("State after a restart")
@MainActor
struct StateRestorationTests {
  @Test("Codable values, values with raw values and optionals of them come back")
  func kinds() throws {
    let app = RestartablePage { Draft() }
    try app.page.tap("write")
    app.restart()
    #expect(app.page.contains("words poem none 0"))
    // A second restart without a change in between loses nothing either.
    app.restart()
    #expect(app.page.contains("words poem none 0"))
  }

  @Test("What is too large is not kept, and the older value does not come back for it")
  func large() throws {
    let app = RestartablePage { Draft() }
    try app.page.tap("little")
    try app.page.tap("much")
    app.restart()
    #expect(app.page.contains("novel novel 0"))
  }

  @Test("A part that is shown by state comes back with its own state")
  func shownPart() throws {
    let app = RestartablePage { Draft() }
    try app.page.tap("open")
    try app.page.tap("part 0")
    app.restart()
    #expect(app.page.contains("part 1"))
  }

  @Test("A part that left begins anew after a restart, as it does without one")
  func partThatLeft() throws {
    let app = RestartablePage { Draft() }
    try app.page.tap("open")
    try app.page.tap("part 0")
    try app.page.tap("open")
    app.restart()
    try app.page.tap("open")
    #expect(app.page.contains("part 0"))
    // What came back is given out once: another one in its place begins anew too.
    try app.page.tap("part 0")
    app.restart()
    #expect(app.page.contains("part 1"))
    try app.page.tap("open")
    try app.page.tap("open")
    #expect(app.page.contains("part 0"))
  }

  @Test("Kept texts that stand for no value leave the values that the app begins with")
  func hostile() throws {
    let app = RestartablePage { Draft() }
    try app.page.tap("write")
    app.noteKept()
    for text in ["", "{", "[[[[", "\"thriller\"", "12"] {
      let kept = app.kept.mapValues { _ in text }
      let page = RenderedPage(request: PageRequest(kept: kept)) { Draft() }
      #expect(page.contains(" novel novel 0"))
    }
  }
}

import ElementTree
import Testing

@testable import DOMUI

private struct Desk: View {
  @State private var locale = Locale(identifier: "ar")
  @State private var isDark = true
  @State private var showsSheet = true

  var body: some View {
    Text("desk")
      .sheet(isPresented: $showsSheet) {
        TapTarget("English") {
          locale = Locale(identifier: "en")
          isDark = false
        }
      }
      .environment(\.colorScheme, isDark ? .dark : .light)
      .environment(\.dynamicTypeSize, .xxxLarge)
      .environment(\.locale, locale)
  }
}

@Suite("What surrounds a dialog")
@MainActor
struct DialogSurroundingsTests {
  /// The element in the page's layer for dialogs.
  private func portal(_ page: RenderedPage) throws -> Element {
    let dialog = try page.find("dialog").element
    return try #require(dialog.parent)
  }

  @Test("A dialog has the language, direction, colours and text size of the view that shows it")
  func surroundings() throws {
    let page = RenderedPage { Desk() }
    let portal = try portal(page)
    #expect(portal.attributes["lang"] == "ar" && portal.attributes["dir"] == "rtl")
    #expect(portal.styles["color-scheme"] == "dark")
    let size = try #require(portal.styles["--text"].flatMap(Double.init))
    #expect(size > 1)
    try page.tap("English")
    #expect(portal.attributes["lang"] == "en" && portal.attributes["dir"] == "ltr")
    #expect(portal.styles["color-scheme"] == "light")
  }

  @Test("A dialog follows the browser where nothing was set")
  func defaults() throws {
    let page = RenderedPage { Text("desk").sheet(isPresented: .constant(true)) { Text("sheet") } }
    let portal = try portal(page)
    #expect(portal.attributes["lang"] == "en" && portal.attributes["dir"] == "ltr")
    #expect(portal.styles.isEmpty)
  }
}

import ElementTree
import Testing

@testable import DOMUI

@Suite("Menus")
@MainActor
struct MenuTests {
  @Test("A menu's button opens its items, which close it and do their action")
  func menu() throws {
    var chosen = ""
    let page = RenderedPage {
      Menu("More") {
        Button("Copy") { chosen = "copy" }
        Button("Delete", role: .destructive) { chosen = "delete" }
      }
    }
    let id = try page.find("button", "More").attribute("popovertarget")
    #expect(id != nil)
    let delete = try page.find("button", "Delete")
    #expect(delete.attribute("popovertarget") == id)
    #expect(delete.attribute("popovertargetaction") == "hide")
    #expect(page.html.contains("id=\"\(id ?? "")\""))
    delete.tap()
    #expect(chosen == "delete")
  }

  @Test("A context menu has a button for those without a secondary click")
  func contextMenu() throws {
    var chosen = false
    let page = RenderedPage {
      Text("Row").contextMenu { Button("Archive") { chosen = true } }
    }
    #expect(try page.find("button", "More actions").attribute("popovertarget") != nil)
    try page.tap("Archive")
    #expect(chosen)
  }
}

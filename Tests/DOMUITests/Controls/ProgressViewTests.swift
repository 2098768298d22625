import ElementTree
import Testing

@testable import DOMUI

@Suite("Progress")
@MainActor
struct ProgressViewTests {
  @Test("Progress without an end has a role and a name in the person's language")
  func indeterminate() throws {
    let page = RenderedPage(request: PageRequest(languages: ["de"])) { ProgressView() }
    let bar = try page.find("progressbar")
    #expect(bar.name == "In Arbeit")
    #expect(bar.attribute("aria-valuenow") == nil)
  }

  @Test("The label names the bar")
  func named() throws {
    let page = RenderedPage { ProgressView("Loading books") }
    #expect(try page.find("progressbar").name == "Loading books")
  }

  @Test("A value is a share of the total, kept within its bounds")
  func value() throws {
    for (value, shown) in [(1.0, "25"), (9.0, "100"), (-1.0, "0")] {
      let page = RenderedPage { ProgressView("Import", value: value, total: 4) }
      #expect(try page.find("progressbar", "Import").attribute("aria-valuenow") == shown)
    }
  }

  @Test("Both labels are shown")
  func labels() throws {
    let page = RenderedPage {
      ProgressView(value: 0.5) {
        Text("Import")
      } currentValueLabel: {
        Text("2 of 4")
      }
    }
    #expect(page.text == "Import\n2 of 4")
    #expect(try page.find("progressbar").name == "Import")
  }

  @Test("What is said of a progress view belongs to the bar inside it")
  func decoration() throws {
    let page = RenderedPage { ProgressView().accessibilityLabel("Waiting") }
    #expect(try page.find("progressbar", "Waiting").attribute("role") == "progressbar")
  }
}

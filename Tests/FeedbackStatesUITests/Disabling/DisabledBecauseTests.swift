import FeedbackStates
import SwiftUI
import Testing

@testable import FeedbackStatesUI

@MainActor @Observable
private final class Cart {
  var count = 0
}

@Suite("Disabled with a reason")
@MainActor
struct DisabledBecauseTests {
  @Test("The reason stands below the control and is its description; it leaves with the cause")
  func caption() throws {
    let cart = Cart()
    let page = RenderedPage {
      Button("Buy") { cart.count = 0 }
        .disabled(because: cart.count == 0 ? "Add something first." : nil)
    }
    #expect(page.contains("Add something first."))
    #expect(try !page.find("button", "Buy").isEnabled)
    #expect(try page.find("button", "Buy").description?.contains("Add something first.") == true)
  }

  @Test("Work of its own disables a control without a caption")
  func busy() throws {
    let page = RenderedPage { Button("Buy") {}.disabled(because: .busy) }
    #expect(try !page.find("button", "Buy").isEnabled)
    #expect(page.text == "Buy")
  }
}

import ElementTree
import Testing

@testable import DOMUI

@Suite("Taps")
@MainActor
struct TapGestureTests {
  @Test("A view with a tap is a button for pointer and keyboard")
  func button() throws {
    var taps = 0
    let page = RenderedPage { Text("Open").padding(8).onTapGesture { taps += 1 } }
    let button = try page.find("button", "Open")
    #expect(button.attribute("tabindex") == "0")
    button.tap()
    button.send("keydown", details: ["key": .string("Enter")])
    button.send("keydown", details: ["key": .string("x")])
    #expect(taps == 2)
  }

  @Test("What is said of it afterwards belongs to the button")
  func naming() throws {
    let page = RenderedPage {
      HStack { Text("3") }.padding(8).onTapGesture {}.accessibilityLabel("Three stars")
        .accessibilityAddTraits(.isSelected)
    }
    let button = try page.find("button", "Three stars")
    #expect(button.attribute("aria-pressed") == "true")
    #expect(page.all("group").isEmpty)
  }

  @Test("A tap on a control leaves its role alone, and a disabled one does nothing")
  func control() throws {
    var taps = 0
    let page = RenderedPage {
      Button("Save") {}.onTapGesture { taps += 1 }
      Text("Off").onTapGesture { taps += 10 }.disabled(true)
    }
    #expect(page.all("button").count == 2)
    try page.tap("Save")
    try page.find("button", "Off").send("click")
    #expect(taps == 1)
  }

  @Test("Two taps must follow each other quickly")
  func double() {
    let counter = TapCounter()
    let now = ContinuousClock.now
    #expect(!counter.completes(2, at: now))
    #expect(!counter.completes(2, at: now + .milliseconds(700)))
    #expect(counter.completes(2, at: now + .milliseconds(900)))
    #expect(!counter.completes(2, at: now + .milliseconds(950)))
  }
}

import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Model {
  var count = 1
  var volume = 0.5
  var events: [String] = []
}

@Suite("Steppers, sliders and tinted styles")
@MainActor
struct EditingTests {
  @Test("A stepper of two actions tells when editing begins and ends")
  func stepper() throws {
    let model = Model()
    let page = RenderedPage {
      Stepper("Count") {
        model.events.append("more")
      } onDecrement: {
        model.events.append("less")
      } onEditingChanged: {
        model.events.append("\($0)")
      }
    }
    try page.tap("Increment")
    #expect(model.events == ["true", "more", "false"])
    model.events = []
    try page.tap("Decrement")
    #expect(model.events == ["true", "less", "false"])
  }

  @Test("A stepper for a value stays within its bounds")
  func bounds() throws {
    let model = Model()
    let page = RenderedPage {
      Stepper("Count", value: Bindable(model).count, in: 0...4, step: 3) { isEditing in
        model.events.append("\(isEditing) \(model.count)")
      }
    }
    try page.tap("Increment")
    #expect(model.count == 4)
    #expect(model.events == ["true 1", "false 4"])
    #expect(try !page.find("button", "Increment").isEnabled)
  }

  @Test("The labels at the ends of a slider are seen, and its own label names it")
  func slider() throws {
    let model = Model()
    let page = RenderedPage {
      Slider(value: Bindable(model).volume) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
    }
    #expect(page.text == "Volume\nlow\nhigh")
    #expect(page.all("slider", "Volume").count == 1)
  }

  @Test("A style with a colour tints what it draws")
  func tints() throws {
    let page = RenderedPage {
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
      Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
      ProgressView().progressViewStyle(CircularProgressViewStyle())
    }
    func hasTint(_ element: RenderedElement) -> Bool {
      sequence(first: element.element, next: \.parent).contains { $0.styles["--tint"] != nil }
    }
    #expect(page.all("progressbar").map(hasTint) == [true, true, false])
    #expect(hasTint(try page.find("switch", "On")))
  }
}

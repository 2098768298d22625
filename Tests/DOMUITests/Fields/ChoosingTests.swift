import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Order {
  var size: String? = "M"
  var count = 2
  var strength = 0.5
  var day = Date(timeIntervalSince1970: 0)
  var isLocked = false
}

private struct OrderForm: View {
  @Bindable var order: Order
  var style: PickerLook = .menu
  var body: some View {
    Form {
      Picker("Size", selection: $order.size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .environment(\.pickerLook, style)
      Stepper("Count", value: $order.count, in: 1...3)
      Slider(value: $order.strength, in: 0...1) { Text("Strength") }
      DatePicker("Day", selection: $order.day, displayedComponents: .date)
    }
    .disabled(order.isLocked)
  }
}

@Suite("Choosing")
@MainActor
struct ChoosingTests {
  @Test("A menu picker is a select whose options stand for their identities")
  func menu() throws {
    let order = Order()
    let page = RenderedPage { OrderForm(order: order) }
    let select = try page.find("combobox", "Size")
    #expect(page.all("option").map(\.name) == ["S", "M", "L"])
    #expect(select.value == .string("1"))
    select.send("change", value: .string("2"))
    #expect(order.size == "L")
    order.size = "S"
    #expect(
      page.takeOperations().contains(
        .setProperty(select.element.id, name: "value", value: .string("0"))))
  }

  @Test("Segments are radio buttons that arrows choose")
  func segments() throws {
    let order = Order()
    let page = RenderedPage { OrderForm(order: order, style: .segmented) }
    #expect(try page.find("radiogroup").name == "Size")
    try page.find("radio", "S").tap()
    #expect(order.size == "S")
    try page.find("radio", "S").send("keydown", details: ["key": .string("ArrowRight")])
    #expect(order.size == "M")
    #expect(try page.find("radio", "M").attribute("aria-checked") == "true")
    #expect(try page.find("radio", "M").attribute("tabindex") == "0")
    #expect(try page.find("radio", "L").attribute("tabindex") == "-1")
  }

  @Test("A stepper stops at its bounds")
  func stepper() throws {
    let order = Order()
    let page = RenderedPage { OrderForm(order: order) }
    try page.tap("Increment")
    #expect(order.count == 3)
    #expect(try !page.find("button", "Increment").isEnabled)
    try page.tap("Decrement")
    #expect(order.count == 2)
  }

  @Test("A slider takes numbers within its bounds")
  func slider() throws {
    let order = Order()
    let page = RenderedPage { OrderForm(order: order) }
    let slider = try page.find("slider", "Strength")
    slider.send("input", value: .string("0.25"))
    #expect(order.strength == 0.25)
    slider.send("input", value: .string("7"))
    #expect(order.strength == 1)
    slider.send("input", value: .string("nan"))
    #expect(order.strength == 1)
  }

  @Test("A date keeps the parts that its control does not show")
  func date() throws {
    var format = DateInputFormat(components: .date)
    format.calendar.timeZone = .gmt
    let noon = Date(timeIntervalSince1970: 43_200)
    #expect(format.string(noon) == "1970-01-01")
    #expect(format.date("2026-12-01", replacing: noon)?.timeIntervalSince1970 == 1_796_126_400)
    #expect(format.date("soon", replacing: noon) == nil)
  }

  @Test("What is locked refuses a change and shows the value of before")
  func locked() throws {
    let order = Order()
    order.isLocked = true
    let page = RenderedPage { OrderForm(order: order) }
    let select = try page.find("combobox", "Size")
    select.send("change", value: .string("0"))
    #expect(order.size == "M")
    #expect(select.value == .string("1"))
    try page.find("button", "Increment").send("click")
    #expect(order.count == 2)
  }
}

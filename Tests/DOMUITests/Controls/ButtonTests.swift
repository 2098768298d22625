import Testing

@testable import DOMUI

@Observable @MainActor
private final class Switchboard {
  var isDisabled = false
  var taps = 0
}

private struct Screen: View {
  let model: Switchboard
  var body: some View {
    VStack {
      Button("Save") { model.taps += 1 }
        .disabled(model.isDisabled)
      Button(role: .destructive) {
        model.taps += 10
      } label: {
        Text("Delete")
      }
    }
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("»")
      configuration.label
    }
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button("Once", action: { configuration.trigger() })
      configuration.label
    }
  }
}

@Suite("Buttons")
@MainActor
struct ButtonTests {
  @Test("A button has its title as its name and does its action")
  func action() throws {
    let model = Switchboard()
    let page = RenderedPage { Screen(model: model) }
    try page.tap("Save")
    try page.tap("Delete")
    #expect(model.taps == 11)
    #expect(try page.find("button", "Delete").attribute("class")?.contains("destructive") == true)
  }

  @Test("Disabling keeps the element focusable, ignores activation and sends one operation")
  func disabling() throws {
    let model = Switchboard()
    let page = RenderedPage { Screen(model: model) }
    let save = try page.find("button", "Save")
    model.isDisabled = true
    let operations = page.takeOperations()
    #expect(operations.count == 1)
    #expect(save.attribute("disabled") == nil)
    #expect(save.attribute("aria-disabled") == "true")
    save.send("click")
    #expect(model.taps == 0)
    model.isDisabled = false
    try page.tap("Save")
    #expect(model.taps == 1)
  }

  @Test("An outer disabled is not undone by an inner one")
  func composition() throws {
    let page = RenderedPage {
      Button("Save") {}.disabled(false).disabled(true).disabled(false)
    }
    #expect(try !page.find("button", "Save").isEnabled)
  }

  @Test("A style draws inside the one button element")
  func style() throws {
    var taps = 0
    let page = RenderedPage {
      Button("Save") { taps += 1 }.buttonStyle(Framed())
    }
    try page.tap("» Save")
    #expect(taps == 1)
    #expect(page.all("button").count == 1)
  }

  @Test("A primitive style decides what activates")
  func primitiveStyle() throws {
    var taps = 0
    let page = RenderedPage {
      Button("Save") { taps += 1 }.buttonStyle(Doubled())
    }
    try page.tap("Once")
    #expect(taps == 1)
    #expect(page.text == "Once\nSave")
  }

  @Test("A symbol is decoration; the title is the name, also when it is not seen")
  func labelStyle() throws {
    let page = RenderedPage {
      Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
    }
    #expect(try page.find("button").name == "Add")
  }
}

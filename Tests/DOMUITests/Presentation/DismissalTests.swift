import Testing

@testable import DOMUI

private struct Item: Identifiable, Equatable {
  let id: Int
}

@Observable @MainActor
private final class Desk {
  var item: Item?
  var asks = false
  var events: [String] = []
}

private struct DeskView: View {
  @Bindable var desk: Desk

  var body: some View {
    Text("desk")
      .sheet(item: $desk.item, onDismiss: { desk.events.append("dismissed") }) { item in
        Text("sheet \(item.id)")
      }
  }
}

private struct Asking: View {
  @Bindable var desk: Desk

  var body: some View {
    Text("desk")
      .alert("Delete?", isPresented: $desk.asks, presenting: desk.item) { item in
        Button("Delete \(item.id)", role: .destructive) {
          desk.events.append("delete \(item.id) \(desk.asks)")
        }
        Button("Cancel", role: .cancel) { desk.events.append("cancel") }
      } message: { item in
        Text("Item \(item.id) goes.")
      }
  }
}

@Suite("How presentations end")
@MainActor
struct DismissalTests {
  @Test("A sheet of another item takes the place of the first, which is dismissed")
  func otherItem() {
    let desk = Desk()
    let page = RenderedPage { DeskView(desk: desk) }
    desk.item = Item(id: 1)
    #expect(page.contains("sheet 1"))
    desk.item = Item(id: 2)
    #expect(page.contains("sheet 2") && !page.contains("sheet 1"))
    desk.item = nil
    #expect(page.all("dialog").isEmpty)
    _ = page.text
    #expect(desk.events.last == "dismissed")
  }

  @Test("An alert without the data that it presents is not shown")
  func withoutData() {
    let desk = Desk()
    let page = RenderedPage { Asking(desk: desk) }
    desk.asks = true
    #expect(page.all("alertdialog").isEmpty)
  }

  @Test("A button of an alert acts once, and the alert is gone afterwards")
  func button() throws {
    let desk = Desk()
    desk.item = Item(id: 3)
    let page = RenderedPage { Asking(desk: desk) }
    desk.asks = true
    #expect(page.contains("Item 3 goes."))
    try page.tap("Delete 3")
    #expect(desk.events.count == 1 && desk.events[0].hasPrefix("delete 3"))
    #expect(!desk.asks)
    #expect(page.all("alertdialog").isEmpty)
    #expect(desk.item == Item(id: 3))
  }

  @Test("Escape does what the cancel button of an alert does")
  func escape() throws {
    let desk = Desk()
    desk.item = Item(id: 3)
    desk.asks = true
    let page = RenderedPage { Asking(desk: desk) }
    try page.find("alertdialog").send("cancel")
    #expect(!desk.asks)
    #expect(desk.events == ["cancel"])
  }

  @Test("What an alert says stays as it was shown while its data goes")
  func dataGoes() {
    let desk = Desk()
    desk.item = Item(id: 3)
    desk.asks = true
    let page = RenderedPage { Asking(desk: desk) }
    #expect(page.contains("Item 3 goes."))
    desk.item = Item(id: 4)
    #expect(page.contains("Item 3 goes."))
  }

  @Test("A choice has one way out: its own cancel button, or else the system's")
  func choice() throws {
    let own = RenderedPage {
      Text("desk").confirmationDialog("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep It", role: .cancel) {}
      }
    }
    #expect(own.all("button").map(\.name) == ["Delete", "Keep It"])
    let system = RenderedPage {
      Text("desk").confirmationDialog("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
      }
    }
    #expect(system.all("button").map(\.name) == ["Delete", "Cancel"])
  }

  @Test("Escape leaves an alert whose cancel button is disabled as it is")
  func disabledCancel() throws {
    let desk = Desk()
    desk.asks = true
    let page = RenderedPage {
      Text("desk").alert("Really?", isPresented: Bindable(desk).asks) {
        Button("Cancel", role: .cancel) {}.disabled(true)
      }
    }
    try page.find("alertdialog").send("cancel")
    #expect(desk.asks)
  }

  @Test("An alert of the next item shows that item")
  func nextItem() {
    let desk = Desk()
    desk.item = Item(id: 3)
    desk.asks = true
    let page = RenderedPage { Asking(desk: desk) }
    #expect(page.contains("Item 3 goes."))
    desk.asks = false
    _ = page.text
    desk.item = Item(id: 4)
    desk.asks = true
    #expect(page.contains("Item 4 goes."))
  }
}

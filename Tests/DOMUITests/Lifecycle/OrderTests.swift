import Testing

@testable import DOMUI

@Observable @MainActor
private final class Log {
  @ObservationIgnored var events: [String] = []
  var value = 0
  var isShown = true

  func note(_ event: String) { events.append(event) }
}

private struct Watched: View {
  let log: Log

  var body: some View {
    Text("\(log.value)")
      .onChange(of: log.value) { old, new in log.note("\(old) → \(new)") }
      .onChange(of: log.value, initial: true) { log.note("initial or changed") }
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
  }
}

@Suite("Order of what a view does as it lives")
@MainActor
struct OrderTests {
  @Test("Several writes of one turn are one change, from the value shown to the last one")
  func changes() {
    let log = Log()
    let page = RenderedPage { Watched(log: log) }
    log.events = []
    log.value = 1
    log.value = 2
    log.value = 3
    #expect(page.text == "3")
    #expect(log.events == ["0 → 3", "initial or changed"])
    log.events = []
    log.value = 4
    log.value = 3
    #expect(page.text == "3")
    #expect(log.events.isEmpty)
  }

  @Test("A view appears once, disappears once, and appears anew when it comes back")
  func appearances() {
    let log = Log()
    let page = RenderedPage {
      VStack { if log.isShown { Watched(log: log) } }
    }
    #expect(log.events.sorted() == ["appear", "initial or changed"])
    log.events = []
    log.value = 1
    log.isShown = false
    _ = page.text
    // What is taken off the page hears of no change any more.
    #expect(log.events == ["disappear"])
    log.events = []
    log.isShown = true
    _ = page.text
    #expect(log.events.sorted() == ["appear", "initial or changed"])
  }

  @Test("What a change writes is shown in the same turn")
  func writesInChanges() {
    struct Mirror: View {
      let log: Log
      @State private var copy = 0
      var body: some View {
        Text("\(log.value) \(copy)").onChange(of: log.value) { copy = log.value * 10 }
      }
    }
    let log = Log()
    let page = RenderedPage { Mirror(log: log) }
    log.value = 2
    #expect(page.text == "2 20")
  }
}

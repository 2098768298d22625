import Testing

@testable import DOMUI

@Observable @MainActor
private final class Model {
  var title = "one"
  var names = ["a", "b", "c"]
}

private struct Row: View {
  let name: String
  @State private var taps = 0
  var body: some View {
    HStack {
      Text(name)
      TapTarget("tap \(name) \(taps)") { taps += 1 }
    }
  }
}

private struct Page: View {
  let model: Model
  var body: some View {
    VStack {
      Text(model.title)
      if model.title == "two" { Text("second") } else { Text("first") }
      ForEach(model.names, id: \.self) { Row(name: $0) }
    }
  }
}

@Suite("State and structure")
@MainActor
struct StateTests {
  @Test("State lives on its row and moves with it")
  func rows() throws {
    let model = Model()
    let page = RenderedPage { Page(model: model) }
    #expect(page.text == "one\nfirst\na\ntap a 0\nb\ntap b 0\nc\ntap c 0")
    try page.tap("tap b 0")
    model.names = ["c", "b", "d"]
    #expect(page.text == "one\nfirst\nc\ntap c 0\nb\ntap b 1\nd\ntap d 0")
  }

  @Test("Two hundred writes in one turn make one pass and one operation")
  func writes() {
    let model = Model()
    let page = RenderedPage { Page(model: model) }
    let before = page.runtime.counts
    for index in 0..<200 { model.title = "t\(index)" }
    let operations = page.takeOperations()
    #expect(operations.count == 1)
    #expect(page.runtime.counts.bodies - before.bodies == 1)
  }

  @Test("A branch is replaced in its place")
  func branches() {
    let model = Model()
    let page = RenderedPage { Page(model: model) }
    model.title = "two"
    #expect(page.text.hasPrefix("two\nsecond\na"))
  }

  @Test("Nothing is left when a page is closed")
  func lifetime() {
    weak var seen: Model?
    do {
      let model = Model()
      seen = model
      let page = RenderedPage { Page(model: model) }
      page.close()
    }
    #expect(seen == nil)
  }

  @Test("A page that closes lets each view that was seen disappear once")
  func closing() {
    let log = AppearanceLog()
    let page = RenderedPage { LoggedView(log: log) }
    #expect(log.events == ["appear"])
    page.close()
    page.close()
    #expect(log.events == ["appear", "disappear"])
  }
}

@MainActor
private final class AppearanceLog {
  var events: [String] = []
}

private struct LoggedView: View {
  let log: AppearanceLog

  var body: some View {
    Text("seen")
      .onAppear { log.events.append("appear") }
      .onDisappear { log.events.append("disappear") }
  }
}

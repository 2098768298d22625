import ElementTree
import Testing

@testable import DOMUI

@Observable @MainActor
private final class Counter {
  var value = 0
  var other = 0
}

private struct CounterView: View {
  let counter: Counter
  @State private var isOn = false

  var body: some View {
    Text("\(counter.value) \(counter.other) \(isOn)")
    Button("plain") { counter.value += 1 }
    Button("animated") { withAnimation(.linear(duration: 1)) { counter.value += 1 } }
    Button("both") {
      counter.value += 1
      withAnimation(.linear(duration: 2)) { counter.other += 1 }
    }
    Button("binding") { $isOn.animation(.linear(duration: 3)).wrappedValue.toggle() }
    Button("disabled") {
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.disablesAnimations = true
      withTransaction(transaction) { counter.value += 1 }
    }
    Button("nothing") { withAnimation {} }
  }
}

@Suite("Transactions")
@MainActor
struct TransactionTests {
  /// The durations of the animations that a page was asked for since the last time.
  private func animations(on page: RenderedPage) -> [Int] {
    page.takeOperations().compactMap {
      guard case .command(.animate(let milliseconds, _)) = $0 else { return nil }
      return milliseconds
    }
  }

  @Test("Two pages do not take each other's animations")
  func twoPages() throws {
    let first = Counter()
    let second = Counter()
    let firstPage = RenderedPage { CounterView(counter: first) }
    let secondPage = RenderedPage { CounterView(counter: second) }
    let button = try firstPage.find("button", "animated")
    second.value += 1
    firstPage.runtime.handle(ElementEvent(target: button.element.id, name: "click"))
    // The other page comes first in this turn.
    #expect(animations(on: secondPage) == [])
    #expect(animations(on: firstPage) == [1000])
    second.value += 1
    withAnimation(.linear(duration: 4)) { first.value += 1 }
    #expect(animations(on: secondPage) == [])
    #expect(animations(on: firstPage) == [4000])
  }

  @Test("A model that two pages show is animated on both")
  func sharedModel() throws {
    let counter = Counter()
    let pages = (0..<2).map { _ in RenderedPage { CounterView(counter: counter) } }
    try pages[0].tap("animated")
    #expect(pages.map(animations) == [[1000], [1000]])
  }

  @Test(
    "A change is animated as its transaction says",
    arguments: [
      ("plain", []), ("animated", [1000]), ("both", [2000]), ("binding", [3000]),
      ("disabled", []), ("nothing", []),
    ] as [(String, [Int])])
  func change(name: String, expected: [Int]) throws {
    let page = RenderedPage { CounterView(counter: Counter()) }
    try page.tap(name)
    #expect(animations(on: page) == expected)
    // Nothing is left over for the next change.
    try page.tap("plain")
    #expect(animations(on: page) == [])
  }
}

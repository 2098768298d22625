import Testing

@testable import DOMUI

private final class Owner: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: Owner, right: Owner) -> Bool { left.name == right.name }
}

private struct WeakView: View {
  weak var owner: Owner?
  var body: some View { Text(owner?.name ?? "gone") }
}

private struct Boxed: Equatable {
  var number: Int
}

private struct WeakBox {
  weak var owner: Owner?
}

private struct NestedView: View {
  let box: WeakBox?
  var body: some View { Text(box?.owner?.name ?? "gone") }
}

private struct UnownedView: View {
  unowned let owner: Owner
  var body: some View { Text(owner.name) }
}

@Observable @MainActor
private final class Screen {
  var owner: Owner? = Owner("first")
  var turns = 0
}

@Suite("When a body need not be evaluated again")
@MainActor
struct ViewEqualityTests {
  @Test("A view whose weak reference was emptied shows that, although its bits are the same")
  func weakReference() {
    let screen = Screen()
    weak let owner = screen.owner
    let view = WeakView(owner: screen.owner)
    let nested = NestedView(box: WeakBox(owner: screen.owner))
    let page = RenderedPage {
      let _ = screen.turns
      view
      nested
    }
    #expect(page.text == "first\nfirst")
    screen.owner = nil
    #expect(owner == nil)
    screen.turns += 1
    #expect(page.text == "gone\ngone")
  }

  @Test("A weak reference to something equatable can change to another object and to none")
  func weakEquatable() {
    let screen = Screen()
    let second = Owner("second")
    let page = RenderedPage { WeakView(owner: screen.owner) }
    screen.owner = second
    #expect(page.text == "second")
    screen.owner = nil
    #expect(page.text == "gone")
  }

  @Test("An unowned reference is not followed after its object is gone")
  func unownedReference() {
    let screen = Screen()
    let page = RenderedPage {
      if let owner = screen.owner { UnownedView(owner: owner) }
    }
    screen.owner = Owner("second")
    #expect(page.text == "second")
  }

  @Test("Equal values leave the body alone")
  func equalValues() {
    struct Plain: View {
      let boxed: Boxed
      let names: [String]
      let owner: Owner?
      var body: some View { Text("\(boxed.number) \(names.count)") }
    }
    let screen = Screen()
    let page = RenderedPage {
      let _ = screen.turns
      Plain(boxed: Boxed(number: 1), names: ["a", "b"], owner: screen.owner)
    }
    let bodies = page.runtime.counts.bodies
    screen.turns += 1
    page.runtime.render()
    // The body of the page alone.
    #expect(page.runtime.counts.bodies - bodies == 1)
  }
}

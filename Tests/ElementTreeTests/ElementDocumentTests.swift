import ElementTree
import Testing

@Suite("Element document")
@MainActor
struct ElementDocumentTests {
  private let document = ElementDocument()

  @Test("An element that is not in the page changes freely and enters as one snapshot")
  func detachedChanges() {
    let child = document.makeElement("p")
    child.setText("a")
    child.setText("b")
    child.setAttribute("class", "x")
    #expect(document.takeOperations().isEmpty)
    document.root.setChildren([child])
    let snapshot = ElementSnapshot(
      id: child.id, tag: "p", attributes: ["class": "x"], text: "b")
    #expect(document.takeOperations() == [.insert(snapshot, parent: document.root.id, before: nil)])
  }

  @Test("The same value again is no operation, another one is one")
  func equalValues() {
    let child = document.makeElement("input")
    document.root.setChildren([child])
    _ = document.takeOperations()
    child.setAttribute("class", nil)
    child.setStyle("color", nil)
    child.setProperty("value", .string("a"))
    child.setProperty("value", .string("a"))
    child.setAttribute("class", "x")
    child.setAttribute("class", "x")
    child.setAttribute("class", nil)
    #expect(
      document.takeOperations() == [
        .setProperty(child.id, name: "value", value: .string("a")),
        .setAttribute(child.id, name: "class", value: "x"),
        .removeAttribute(child.id, name: "class"),
      ])
  }

  @Test("What the page reported is not sent back; a correction is")
  func reported() {
    let child = document.makeElement("input")
    document.root.setChildren([child])
    _ = document.takeOperations()
    child.noteReported("value", .string("abc"))
    child.setProperty("value", .string("abc"))
    #expect(document.takeOperations().isEmpty)
    child.setProperty("value", .string("ABC"))
    #expect(
      document.takeOperations()
        == [.setProperty(child.id, name: "value", value: .string("ABC"))])
  }

  @Test("Only a first or last handler of an event is news for the page")
  func handlers() {
    let child = document.makeElement("button")
    document.root.setChildren([child])
    _ = document.takeOperations()
    var calls: [Int] = []
    child.on("click") { _ in calls.append(1) }
    child.on("click") { _ in calls.append(2) }
    #expect(document.takeOperations() == [.setEvents(child.id, ["click"])])
    #expect(document.dispatch(ElementEvent(target: child.id, name: "click")))
    #expect(calls == [2])
    child.on("click", nil)
    #expect(document.takeOperations() == [.setEvents(child.id, [])])
    #expect(!document.dispatch(ElementEvent(target: child.id, name: "click")))
  }

  @Test("An element that has left gets no events and is not kept alive")
  func removal() {
    weak var gone: Element?
    do {
      let parent = document.makeElement("div")
      let child = document.makeElement("button")
      child.on("click") { _ in Issue.record("an element that has left got an event") }
      parent.setChildren([child])
      document.root.setChildren([parent])
      document.root.setChildren([])
      #expect(!document.dispatch(ElementEvent(target: child.id, name: "click")))
      gone = child
    }
    #expect(gone == nil)
    #expect(document.count == 1)
  }

  @Test("Changing parents removes and inserts, whichever parent is told first")
  func changingParents() {
    let left = document.makeElement("div")
    let right = document.makeElement("div")
    let child = document.makeElement("p")
    document.root.setChildren([left, right])
    left.setChildren([child])
    _ = document.takeOperations()
    right.setChildren([child])
    left.setChildren([])
    #expect(
      document.takeOperations() == [
        .remove(child.id), .insert(child.snapshot(), parent: right.id, before: nil),
      ])
    #expect(left.children.isEmpty)
    #expect(child.parent === right)
  }

  @Test("The first change after a take is announced, the others are not")
  func firstChange() {
    var count = 0
    document.onFirstChange = { count += 1 }
    document.root.setAttribute("class", "a")
    document.root.setAttribute("class", "b")
    document.perform(.announce("x", urgent: false))
    #expect(count == 1)
    _ = document.takeOperations()
    document.root.setAttribute("class", "c")
    #expect(count == 2)
  }

  @Test("One changed row is one operation, whatever the number of rows", arguments: [100, 10_000])
  func oneRow(count: Int) {
    let rows = (0..<count).map { _ in document.makeElement("li") }
    document.root.setChildren(rows)
    _ = document.takeOperations()
    rows[count / 2].setText("changed")
    document.root.setChildren(rows)
    #expect(document.takeOperations() == [.setText(rows[count / 2].id, "changed")])
  }
}

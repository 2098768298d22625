import Testing

@testable import ElementTree

@Suite("Children diff")
@MainActor
struct ChildrenDiffTests {
  @Test("Moving the last child to the front is one move")
  func rotation() {
    let document = ElementDocument()
    let children = (0..<5).map { _ in document.makeElement("p") }
    document.root.setChildren(children)
    _ = document.takeOperations()
    document.root.setChildren([children[4]] + children[..<4])
    #expect(
      document.takeOperations() == [
        .move(children[4].id, parent: document.root.id, before: children[0].id)
      ])
  }
}

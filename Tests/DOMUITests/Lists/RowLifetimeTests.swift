import ElementTree
import Testing

@testable import DOMUI

/// What stands around the rows of a long list.
enum RowSurroundings: CaseIterable {
  case padding, overlay, background, rowBackground, swipeActions, identity
}

private struct LongList: View {
  let surroundings: RowSurroundings
  var rows: some View { ForEach(0..<10_000) { Text("Row \($0)") } }

  var body: some View {
    List {
      Text("First").padding().overlay { Text("over") }.swipeActions { Text("act") }
      switch surroundings {
      case .padding: rows.padding()
      case .overlay: rows.overlay { Text("over") }
      case .background: rows.background { Text("under") }
      case .rowBackground: rows.listRowBackground(Text("under"))
      case .swipeActions: rows.swipeActions { Text("act") }
      case .identity: ForEach(0..<10_000) { Text("Row \($0)").id($0) }
      }
    }
  }
}

/// The elements that were once in a page, held weakly.
@MainActor
private final class SeenElements {
  private struct Weak {
    weak var element: Element?
  }

  private var elements: [ElementID: Weak] = [:]

  var alive: Int { elements.values.count { $0.element != nil } }
  var count: Int { elements.count }

  func note(_ element: Element) {
    elements[element.id] = Weak(element: element)
    for child in element.children { note(child) }
  }
}

@Suite("Lifetimes of rows")
@MainActor
struct RowLifetimeTests {
  private func scroll(_ page: RenderedPage, to row: Int) throws {
    try page.find("list").send(
      "range",
      details: [
        "first": .number(Double(row)), "last": .number(Double(row + 10)), "height": .number(44),
      ])
    _ = page.takeOperations()
  }

  @Test(
    "A long list scrolled down and up holds what is near the viewport alone",
    arguments: RowSurroundings.allCases)
  func scrolling(surroundings: RowSurroundings) throws {
    let page = RenderedPage { LongList(surroundings: surroundings) }
    let seen = SeenElements()
    let down = stride(from: 0, through: 9_900, by: 500)
    for row in Array(down) + down.reversed() {
      try scroll(page, to: row)
      seen.note(page.runtime.document.root)
    }
    #expect(seen.count > 1500)
    #expect(seen.alive < 500)
    // Back at the top everything is there again.
    #expect(page.contains("First") && page.contains("Row 0"))
    if surroundings != .padding && surroundings != .identity {
      #expect(page.text.hasPrefix("First\nover\nact\nRow 0\n") || page.text.contains("under"))
    }
  }

  @Test("Identities of rows that are far away are forgotten")
  func identities() throws {
    var targets: ScrollTargets?
    let page = RenderedPage {
      ScrollViewReader { proxy in
        let _ = targets = proxy.targets
        LongList(surroundings: .identity)
      }
    }
    for row in stride(from: 0, through: 9_900, by: 100) { try scroll(page, to: row) }
    #expect(try #require(targets).count < 100)
  }
}

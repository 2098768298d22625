import ElementTree
import Testing

/// A small generator with a seed, so that a failure can be seen again.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite("Operations against a page in memory")
@MainActor
struct ModelTests {
  @Test(
    "Any changes, applied in order, bring the page to the tree",
    arguments: 1...40 as ClosedRange<UInt64>)
  func randomChanges(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let document = ElementDocument()
    var elements = [document.root]
    var page = PageModel(document.root.snapshot())
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        change(document, &elements, &random)
      }
      try page.apply(document.takeOperations())
      let expected = PageModel(document.root.snapshot())
      #expect(page == expected, "seed \(seed)")
      #expect(document.count == expected.nodes.count, "seed \(seed)")
    }
  }

  private func change(
    _ document: ElementDocument, _ elements: inout [Element], _ random: inout SeededGenerator
  ) {
    let element = elements.randomElement(using: &random) ?? document.root
    let name = ["a", "b"].randomElement(using: &random) ?? "a"
    let value: String? =
      Bool.random(using: &random) ? nil : "\(Int.random(in: 1...2, using: &random))"
    switch Int.random(in: 0..<8, using: &random) {
    case 0: element.setAttribute(name, value)
    case 1: element.setStyle(name, value)
    case 2: element.setProperty(name, .string(value ?? ""))
    case 3 where value == nil: element.on(name, nil)
    case 3: element.on(name) { event in _ = event }
    case 4 where element.children.isEmpty: element.setText(value ?? "")
    default: rearrange(element, document, &elements, &random)
    }
  }

  /// Takes some children out, shuffles some, puts new ones in, and steals some from elsewhere.
  private func rearrange(
    _ element: Element, _ document: ElementDocument, _ elements: inout [Element],
    _ random: inout SeededGenerator
  ) {
    guard element.text == nil else { return }
    var children = element.children.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    if Bool.random(using: &random) { children.shuffle(using: &random) }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let fresh = document.makeElement("p")
      elements.append(fresh)
      children.insert(fresh, at: Int.random(in: 0...children.count, using: &random))
    }
    if let stolen = elements.randomElement(using: &random), stolen !== document.root,
      !isInside(element, of: stolen), !children.contains(where: { $0 === stolen })
    {
      children.append(stolen)
    }
    element.setChildren(children)
  }

  private func isInside(_ element: Element, of other: Element) -> Bool {
    var current: Element? = element
    while let at = current {
      if at === other { return true }
      current = at.parent
    }
    return false
  }
}

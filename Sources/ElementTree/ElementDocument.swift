/// The tree of elements behind one page, and the changes that the page has not seen yet.
@MainActor
public final class ElementDocument {
  /// The element that holds the page, in the page from the start.
  public private(set) lazy var root = makeRoot()
  /// Called when the first change after a take is recorded.
  public var onFirstChange: (@MainActor () -> Void)?

  private let rootTag: String
  private var lastID = 1
  private var pending: [ElementOperation] = []
  private var attached: [ElementID: Element] = [:]

  /// Makes a document with an empty root of the given tag.
  public init(rootTag: String = "div") {
    self.rootTag = rootTag
  }

  private func makeRoot() -> Element {
    let root = Element(id: ElementID(rawValue: 1), tag: rootTag, document: self)
    root.setAttached(true)
    return root
  }

  /// Makes an element that is not in the page yet.
  public func makeElement(_ tag: String) -> Element {
    lastID += 1
    return Element(id: ElementID(rawValue: lastID), tag: tag, document: self)
  }

  /// The element with an identity, when it is in the page.
  public func element(_ id: ElementID) -> Element? {
    attached[id]
  }

  /// How many elements are in the page.
  public var count: Int { attached.count }

  /// Asks the page to do something once.
  public func perform(_ command: ElementCommand) {
    record(.command(command))
  }

  /// The changes since the last take, in the order in which the page must apply them.
  public func takeOperations() -> [ElementOperation] {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  /// Hands an event to the handler of its element; answers whether there was one.
  @discardableResult
  public func dispatch(_ event: ElementEvent) -> Bool {
    guard let element = attached[event.target], let handler = element.handlers[event.name] else {
      return false
    }
    handler(event)
    return true
  }

  func record(_ operation: ElementOperation) {
    pending.append(operation)
    if pending.count == 1 { onFirstChange?() }
  }

  func register(_ element: Element) { attached[element.id] = element }
  func unregister(_ element: Element) { attached[element.id] = nil }
}

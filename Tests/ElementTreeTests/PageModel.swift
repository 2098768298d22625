import ElementTree

/// A page in memory that applies operations as the script does, and traps where a page would break.
struct PageModel: Equatable {
  struct Node: Equatable {
    var tag: String
    var attributes: [String: String]
    var styles: [String: String]
    var properties: [String: ElementValue]
    var events: Set<String>
    var text: String?
    var children: [ElementID] = []
    var parent: ElementID?
  }

  /// An operation that a page could not apply.
  struct Broken: Error {
    var operation: ElementOperation
  }

  private(set) var nodes: [ElementID: Node] = [:]

  init(_ root: ElementSnapshot) {
    add(root, parent: nil)
  }

  mutating func apply(_ operations: [ElementOperation]) throws {
    for operation in operations {
      guard applied(operation) else { throw Broken(operation: operation) }
    }
  }

  private mutating func applied(_ operation: ElementOperation) -> Bool {
    switch operation {
    case .insert(let snapshot, let parent, let next):
      guard nodes[snapshot.id] == nil, nodes[parent] != nil else { return false }
      add(snapshot, parent: parent)
      return place(snapshot.id, in: parent, before: next)
    case .move(let id, let parent, let next):
      guard nodes[id]?.parent == parent else { return false }
      nodes[parent]?.children.removeAll { $0 == id }
      return place(id, in: parent, before: next)
    case .remove(let id):
      guard let parent = nodes[id]?.parent else { return false }
      nodes[parent]?.children.removeAll { $0 == id }
      drop(id)
    case .setText(let id, let text):
      guard nodes[id]?.children.isEmpty == true else { return false }
      nodes[id]?.text = text
    case .setAttribute(let id, let name, let value):
      guard nodes[id] != nil else { return false }
      nodes[id]?.attributes[name] = value
    case .removeAttribute(let id, let name):
      guard nodes[id]?.attributes.removeValue(forKey: name) != nil else { return false }
    case .setStyle(let id, let name, let value):
      guard nodes[id] != nil else { return false }
      nodes[id]?.styles[name] = value
    case .removeStyle(let id, let name):
      guard nodes[id]?.styles.removeValue(forKey: name) != nil else { return false }
    case .setProperty(let id, let name, let value):
      guard nodes[id] != nil else { return false }
      nodes[id]?.properties[name] = value
    case .setEvents(let id, let events):
      guard nodes[id] != nil else { return false }
      nodes[id]?.events = events
    case .command:
      break
    }
    return true
  }

  private mutating func place(_ id: ElementID, in parent: ElementID, before next: ElementID?)
    -> Bool
  {
    let siblings = nodes[parent]?.children ?? []
    guard let next else {
      nodes[parent]?.children.append(id)
      return true
    }
    guard let index = siblings.firstIndex(of: next) else { return false }
    nodes[parent]?.children.insert(id, at: index)
    return true
  }

  private mutating func add(_ snapshot: ElementSnapshot, parent: ElementID?) {
    nodes[snapshot.id] = Node(
      tag: snapshot.tag, attributes: snapshot.attributes, styles: snapshot.styles,
      properties: snapshot.properties, events: snapshot.events, text: snapshot.text,
      children: snapshot.children.map(\.id), parent: parent)
    for child in snapshot.children { add(child, parent: snapshot.id) }
  }

  private mutating func drop(_ id: ElementID) {
    for child in nodes.removeValue(forKey: id)?.children ?? [] { drop(child) }
  }
}

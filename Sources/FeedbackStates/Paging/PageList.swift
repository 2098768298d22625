/// The items of all pages so far, each identity once, with the person's changes on top.
struct PageList<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// What the person did to the list.
  enum Edit: Sendable {
    case remove(Item.ID)
    case replace(Item)
    case insert(Item, at: Int)
  }

  private(set) var items: [Item] = []
  private(set) var next: Cursor?
  /// Goes up with every change.
  private(set) var revision = 0
  /// Pages in a row that brought no new item.
  private(set) var fruitlessPages = 0
  /// Goes up with every edit.
  private(set) var lastEdit = 0
  private var edits: [(number: Int, edit: Edit)] = []
  private var ids: Set<Item.ID> = []
  /// What was removed and may still come in a page.
  private var removed: Set<Item.ID> = []

  /// Begins anew with a first page.
  ///
  /// The page is newer than the edits made before it was asked for; the others are made again.
  ///
  /// - Complexity: O(*n*) in the items of the page, and O(*n*) for each edit made again.
  mutating func restart(with page: Page<Item, Cursor>, editedSince edit: Int) {
    edits.removeAll { $0.number <= edit }
    items = []
    ids = []
    removed = []
    fruitlessPages = 0
    add(page)
    for (_, edit) in edits { apply(edit) }
  }

  /// Adds the page after the last one.
  ///
  /// What is there already stays as it is.
  ///
  /// - Complexity: O(*n*) in the items of the page.
  mutating func append(_ page: Page<Item, Cursor>) {
    let count = items.count
    add(page)
    fruitlessPages = items.count == count ? fruitlessPages + 1 : 0
  }

  private mutating func add(_ page: Page<Item, Cursor>) {
    for item in page.items where !removed.contains(item.id) && ids.insert(item.id).inserted {
      items.append(item)
    }
    next = page.next
    revision += 1
  }

  /// Changes the list by hand.
  ///
  /// - Complexity: O(*n*) in the items of the list.
  mutating func edit(_ edit: Edit) {
    lastEdit += 1
    edits.append((lastEdit, edit))
    apply(edit)
    revision += 1
  }

  private mutating func apply(_ edit: Edit) {
    switch edit {
    case .remove(let id):
      removed.insert(id)
      if ids.remove(id) != nil { items.removeAll { $0.id == id } }
    case .replace(let item):
      guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
      items[index] = item
    case .insert(let item, let index):
      removed.remove(item.id)
      if ids.insert(item.id).inserted {
        items.insert(item, at: min(max(0, index), items.count))
      } else {
        apply(.replace(item))
      }
    }
  }
}

import ElementTree

/// The element of a list.
struct ListElement<SelectionValue: Hashable, Content: View>: ElementView {
  let selection: ListSelection<SelectionValue>?
  let content: Content
  var elementContent: Content { content }

  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("list", scene.environment.listLook.rawValue)
    spec.attributes["role"] = selection == nil ? "list" : "listbox"
    spec.attributes["data-place"] = scene.name
    // A list of plain rows holds nothing to focus, and must scroll by keyboard all the same.
    if selection == nil { spec.attributes["tabindex"] = "0" }
    if case .many? = selection { spec.attributes["aria-multiselectable"] = "true" }
    if let spacing = scene.environment.listSectionSpacing {
      spec.styles["--section-spacing"] = css(spacing)
    }
    // Read here, so that a change of the selection brings the rows up to date.
    switch selection {
    case .one(let binding)?: _ = binding.wrappedValue
    case .many(let binding)?: _ = binding.wrappedValue
    case nil: break
    }
    return spec
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    ListNode(view, in: context)
  }
}

/// The node of a list.
final class ListNode<SelectionValue: Hashable, Content: View>:
  LazyNode<ListElement<SelectionValue, Content>>
{
  private let rows: ListRows
  private var shown: [ListRow] = []

  override init(_ view: ListElement<SelectionValue, Content>, in context: _NodeContext) {
    rows = ListRows(
      document: context.page.document, role: view.selection == nil ? "listitem" : "option")
    super.init(view, in: context)
  }

  override func update(
    _ newView: ListElement<SelectionValue, Content>, environment: EnvironmentValues
  ) {
    super.update(newView, environment: environment)
    showSelection()
  }

  override func refresh() {
    super.refresh()
    showSelection()
  }

  override func arrange(_ outputs: [_Output]) -> [Element] {
    shown = rows.update(outputs, environment: environment)
    showSelection()
    mark(shown.first { !$0.isEdge }?.host)
    return shown.map(\.host.element)
  }

  private func showSelection() {
    guard let selection = view.selection else { return }
    for (position, row) in shown.enumerated() where !row.isEdge {
      guard let value = row.tag?.base as? SelectionValue else { continue }
      let isEnabled = environment.isEnabled
      var spec = ElementSpec()
      spec.attributes["aria-selected"] = selection.contains(value) ? "true" : "false"
      spec.attributes["tabindex"] = "0"
      if !isEnabled { spec.attributes["aria-disabled"] = "true" }
      spec.attributes["data-keys"] = "Enter Space ArrowDown ArrowUp"
      spec.handlers["click"] = { _ in if isEnabled { selection.toggle(value) } }
      spec.handlers["keydown"] = { [weak self] event in
        self?.handleKey(event, at: position, value, isEnabled: isEnabled)
      }
      row.host.setLayer(spec, owner: self)
    }
  }

  private func handleKey(
    _ event: ElementEvent, at position: Int, _ value: SelectionValue, isEnabled: Bool
  ) {
    guard case .string(let key)? = event.details["key"] else { return }
    switch key {
    case "Enter", " ": if isEnabled { view.selection?.toggle(value) }
    case "ArrowDown": focusRow(after: position, by: 1)
    case "ArrowUp": focusRow(after: position, by: -1)
    default: break
    }
  }

  private func focusRow(after position: Int, by step: Int) {
    var next = position + step
    while shown.indices.contains(next), shown[next].isEdge { next += step }
    guard shown.indices.contains(next) else { return }
    page.document.perform(.focus(shown[next].host.element.id))
  }
}

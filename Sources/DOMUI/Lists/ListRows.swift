import ElementTree

/// The row elements around the contents of a list or a form, one for each content.
@MainActor
final class ListRows {
  private let document: ElementDocument
  private var rows: [ElementID: ListRow] = [:]
  /// The role of a row for assistive technology.
  private let role: String?

  init(document: ElementDocument, role: String?) {
    self.document = document
    self.role = role
  }

  /// The rows of the contents of now; rows of contents that are gone are let go.
  func update(_ outputs: [_Output], environment: EnvironmentValues) -> [ListRow] {
    var kept: [ElementID: ListRow] = [:]
    var ordered: [ListRow] = []
    for output in outputs {
      let id = output.host.element.id
      let row: ListRow
      if output.traits[SectionEdgeTrait.self] != nil {
        row = ListRow(edge: output.host)
      } else {
        row = rows[id] ?? ListRow(host: ElementHost(document.makeElement("div")))
        row.update(output, role: role, environment: environment)
        kept[id] = row
      }
      ordered.append(row)
    }
    rows = kept
    return ordered
  }
}

/// One row of a list: the content, a badge, and the actions that a person can take on it.
@MainActor
final class ListRow {
  let host: ElementHost
  let isEdge: Bool
  /// What the row is known by in a selection.
  private(set) var tag: AnyHashable?
  private var badge: ElementHost?
  private var actions: RowActions?

  init(host: ElementHost) {
    self.host = host
    isEdge = false
  }

  init(edge: ElementHost) {
    host = edge
    isEdge = true
  }

  func update(_ output: _Output, role: String?, environment: EnvironmentValues) {
    let traits = output.traits[ListRowTrait.self] ?? ListRowTraits()
    tag = output.traits[TagTrait.self] ?? output.traits[RowIdentityTrait.self]
    var spec = ElementSpec("row")
    if let role { spec.attributes["role"] = role }
    if traits.hidesSeparator { spec.classes.append("no-separator") }
    if let insets = traits.insets {
      spec.styles["padding-block"] = "\(css(insets.top)) \(css(insets.bottom))"
      spec.styles["padding-inline"] = "\(css(insets.leading)) \(css(insets.trailing))"
    }
    let actions = updatedActions(traits, output, environment)
    if actions != nil { spec.attributes["data-swipe"] = "" }
    host.setBase(spec)
    var children: [Element] = []
    if let background = traits.background { children.append(background) }
    children.append(output.host.element)
    if let badge = updatedBadge(output.traits[BadgeTrait.self], environment) {
      children.append(badge)
    }
    if let actions { children.append(actions) }
    host.element.setChildren(children)
  }

  private func updatedBadge(_ text: Text?, _ environment: EnvironmentValues) -> Element? {
    guard let string = text?.string(in: environment), !string.isEmpty else {
      badge = nil
      return nil
    }
    let badge = self.badge ?? ElementHost(host.element.document.makeElement("span"))
    self.badge = badge
    var spec = ElementSpec("badge")
    spec.text = string
    badge.setBase(spec)
    return badge.element
  }

  private func updatedActions(
    _ traits: ListRowTraits, _ output: _Output, _ environment: EnvironmentValues
  ) -> Element? {
    let delete = traits.isDeleteDisabled ? nil : output.traits[DeleteTrait.self]
    let elements = traits.leadingActions + traits.trailingActions
    guard delete != nil || !elements.isEmpty else {
      actions = nil
      return nil
    }
    let actions = self.actions ?? RowActions(document: host.element.document)
    self.actions = actions
    return actions.update(elements, delete: delete, environment: environment)
  }
}

/// The buttons at the end of a row: its swipe actions and its deletion, reachable by pointer and
/// keyboard alike.
@MainActor
final class RowActions {
  private let host: ElementHost
  private var deleteButton: ElementHost?

  init(document: ElementDocument) {
    host = ElementHost(document.makeElement("div"))
    host.setBase(ElementSpec("row-actions"))
  }

  func update(
    _ elements: [Element], delete: (() -> Void)?, environment: EnvironmentValues
  ) -> Element {
    var children = elements
    // Swipe actions of a row's own stand in for the automatic deletion, as on Apple's platforms.
    if let delete, elements.isEmpty { children.append(updatedButton(delete, environment)) }
    host.element.setChildren(children)
    return host.element
  }

  private func updatedButton(
    _ delete: @escaping () -> Void, _ environment: EnvironmentValues
  ) -> Element {
    let button = deleteButton ?? ElementHost(host.element.document.makeElement("button"))
    deleteButton = button
    var spec = ElementSpec("button", "automatic", "destructive")
    spec.attributes["type"] = "button"
    spec.text = SystemText.delete(environment.locale)
    if environment.isEnabled {
      spec.handlers["click"] = { _ in delete() }
    } else {
      spec.attributes["aria-disabled"] = "true"
    }
    button.setBase(spec)
    return button.element
  }
}

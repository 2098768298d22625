import ElementTree

/// Screens of which one is shown, chosen by a bar of tabs.
@MainActor @preconcurrency
public struct TabView<SelectionValue: Hashable, Content: View> {
  @RestoredObject private var model: TabModel
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes tabs whose choice is bound; each tab carries a `tag` of the selection's type.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs that keep their choice to themselves.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View {
  /// The panels and the bar.
  public var body: some View {
    BarElement("div", "tab-view", fills: true) {
      TabPanels(model: model, selected: current, restore: restore, content: content)
      TabBar(model: model, selected: current, select: select)
    }
  }

  private var current: AnyHashable? {
    selection.map { AnyHashable($0.wrappedValue) } ?? model.selected
  }

  private var restore: (@MainActor (AnyHashable) -> Void)? {
    guard selection == nil || !KeptCoding.canKeep(SelectionValue.self) else { return nil }
    return select
  }

  private func select(_ tag: AnyHashable) {
    model.select(tag)
    if let selection, let value = tag.base as? SelectionValue { selection.wrappedValue = value }
  }
}

private struct TabPanels<Content: View>: ElementView {
  let model: TabModel
  let selected: AnyHashable?
  /// Tells a bound selection of the tab that an earlier run showed; `nil` where it knows better.
  let restore: (@MainActor (AnyHashable) -> Void)?
  let content: Content
  var elementContent: Content { content }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    TabPanelsNode(view, in: context)
  }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("tab-panels") }
}

private final class TabPanelsNode<Content: View>: ElementNode<TabPanels<Content>> {
  private var buttons: [ObjectIdentifier: ElementReference] = [:]

  override func update(_ newView: TabPanels<Content>, environment: EnvironmentValues) {
    super.update(newView, environment: environment)
    syncChildren()
  }

  override func arrange(_ outputs: [_Output]) -> [Element] {
    var tabs: [TabModel.Tab] = []
    for (index, output) in outputs.enumerated() {
      guard let trait = output.traits[TabTrait.self] else { continue }
      let button = buttons[trait.owner] ?? ElementReference()
      buttons[trait.owner] = button
      let tag = output.traits[TagTrait.self] ?? AnyHashable(index)
      tabs.append(
        TabModel.Tab(
          id: trait.owner, label: trait.label, tag: tag, panel: output.host.element.id,
          button: button, roots: trait.roots))
    }
    let model = view.model
    let restore = view.restore
    let restored = restore == nil ? nil : model.restoredTag(in: tabs)
    let selected = restored ?? view.selected ?? tabs.first?.tag
    let panels = outputs.compactMap { $0.traits[TabTrait.self] }
    for (tab, panel) in zip(tabs, panels) { panel.show(tab.tag == selected) }
    page.afterRender {
      model.setTabs(tabs)
      if let restored { restore?(restored) }
    }
    return outputs.map(\.host.element)
  }
}

private struct TabBar: View {
  let model: TabModel
  let selected: AnyHashable?
  let select: @MainActor (AnyHashable) -> Void

  var body: some View {
    TabList {
      ForEach(model.tabs) { tab in
        let isSelected = tab.tag == (selected ?? model.tabs.first?.tag)
        TabButton(
          tab: tab, isSelected: isSelected,
          select: { isSelected ? tab.roots.goBack() : select(tab.tag) },
          move: { move($0, from: tab) })
      }
    }
  }

  private func move(_ step: Int, from tab: TabModel.Tab) {
    guard let index = model.tabs.firstIndex(where: { $0.id == tab.id }) else { return }
    let next = model.tabs[(index + step + model.tabs.count) % model.tabs.count]
    select(next.tag)
    if let element = next.button.element { element.document.perform(.focus(element.id)) }
  }
}

private struct TabList<Content: View>: ElementView {
  @ViewBuilder let content: () -> Content
  var elementContent: Content { content() }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("tab-bar")
    spec.attributes["role"] = "tablist"
    return spec
  }
}

private struct TabButton: ElementView {
  let tab: TabModel.Tab
  let isSelected: Bool
  let select: @MainActor () -> Void
  let move: @MainActor (Int) -> Void
  var tag: String { "button" }
  var elementContent: AnyView { tab.label }

  func spec(in scene: ElementScene) -> ElementSpec {
    tab.button.note(scene.element)
    var spec = ElementSpec("tab")
    spec.attributes["type"] = "button"
    spec.attributes["role"] = "tab"
    spec.attributes["aria-selected"] = isSelected ? "true" : "false"
    spec.attributes["aria-controls"] = "e\(tab.panel.rawValue)"
    spec.attributes["tabindex"] = isSelected ? "0" : "-1"
    spec.attributes["data-keys"] = "ArrowLeft ArrowRight"
    spec.handlers["click"] = { _ in select() }
    spec.handlers["keydown"] = { event in
      switch event.details["key"] {
      case .string("ArrowRight"): move(1)
      case .string("ArrowLeft"): move(-1)
      default: break
      }
    }
    return spec
  }
}

import ElementTree

/// A button that shows further buttons; the browser itself opens and closes it.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
}

extension Menu: View where Label: View, Content: View {
  /// The button with its menu.
  public var body: some View { MenuElement(label: label, content: content) }

  /// Makes a menu with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension Menu where Label == Text, Content: View {
  /// Makes a menu with a translated title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a menu with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension Menu where Label == DOMUI.Label<Text, Image>, Content: View {
  /// Makes a menu with a translated title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: DOMUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Makes a menu with a title as it stands and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: DOMUI.Label(title, systemImage: systemImage), content: content())
  }
}

extension View {
  /// Adds a menu that a secondary click opens, or a button that is seen on hover and focus.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    ContextMenuElement(content: self, items: menuItems())
  }
}

private struct MenuElement<Label: View, Content: View>: CompoundElementView {
  let label: Label
  let content: Content
  static var refersToLabel: Bool { false }

  @ViewBuilder var elementContent: some View {
    ControlPart(content: MenuTrigger(className: "button automatic", label: label))
    MenuItems(content: content)
  }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("menu") }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    MenuNode(view, in: context)
  }
}

private struct ContextMenuElement<Content: View, Items: View>: CompoundElementView {
  let content: Content
  let items: Items
  static var refersToLabel: Bool { false }

  @ViewBuilder var elementContent: some View {
    content
    MenuTrigger(className: "context-trigger", label: EmptyView())
    MenuItems(content: items)
  }

  func flexibility(of content: Flexibility) -> Flexibility { content.resolved }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("context-host")
    spec.attributes["data-context"] = ""
    return spec
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    MenuNode(view, in: context)
  }
}

/// Ties the button of a menu to the items that it shows.
private final class MenuNode<V: CompoundElementView>: CompoundNode<V> {
  override func arrange(_ outputs: [_Output]) -> [Element] {
    let elements = super.arrange(outputs)
    if outputs.count >= 2, let items = elements.last {
      var spec = ElementSpec()
      spec.attributes["popovertarget"] = "e\(items.id.rawValue)"
      outputs[outputs.count - 2].host.setLayer(spec, owner: self)
    }
    return elements
  }
}

private struct MenuTrigger<Label: View>: ElementView {
  let className: String
  let label: Label
  var tag: String { "button" }
  var elementContent: Label { label }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec(className)
    spec.attributes["type"] = "button"
    if Label.self == EmptyView.self {
      spec.attributes["aria-label"] = SystemText.moreActions(scene.environment.locale)
      spec.text = "⋯"
    }
    if !scene.environment.isEnabled { spec.attributes["aria-disabled"] = "true" }
    return spec
  }
}

private struct MenuItems<Content: View>: ElementView {
  let content: Content
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("menu-items")
    spec.attributes["id"] = scene.id
    spec.attributes["popover"] = "auto"
    spec.attributes["role"] = "group"
    return spec
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
    MenuItemsNode(view, in: context)
  }
}

/// Tells the buttons inside which menu they close.
private final class MenuItemsNode<Content: View>: ElementNode<MenuItems<Content>> {
  override func contentContext() -> _NodeContext {
    environment = writing(environment)
    return super.contentContext()
  }

  override func update(_ newView: MenuItems<Content>, environment: EnvironmentValues) {
    super.update(newView, environment: writing(environment))
  }

  private func writing(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.menuID = "e\(element.id.rawValue)"
    return environment
  }
}

private enum MenuIDKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The `id` of the menu that a button stands in.
  var menuID: String? {
    get { self[MenuIDKey.self] }
    set { self[MenuIDKey.self] = newValue }
  }
}

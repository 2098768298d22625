/// What a screen's content says about the bar above it.
@Observable @MainActor
final class BarModel {
  struct Item: Identifiable {
    struct Identity: Hashable {
      let owner: ObjectIdentifier
      let index: Int
    }

    let id: Identity
    let placement: ToolbarItemPlacement
    let content: AnyView
    let environment: EnvironmentValues
  }

  struct SearchField {
    let text: Binding<String>
    let prompt: Text?
    let isPresented: Binding<Bool>?
    let environment: EnvironmentValues
  }

  private var titles: [(owner: ObjectIdentifier, title: Text)] = []
  private var toolbars: [(owner: ObjectIdentifier, items: [Item])] = []
  private var searches: [(owner: ObjectIdentifier, field: SearchField)] = []
  private var settings: [(owner: ObjectIdentifier, setting: Setting)] = []

  /// A choice about the bar.
  enum Setting: Equatable {
    case hidesBackButton(Bool)
    case hidesBar(Bool)
    case displayMode(NavigationBarItem.TitleDisplayMode)
  }

  var title: Text? { titles.last?.title }
  var search: SearchField? { searches.last?.field }
  var hidesBackButton: Bool { settings.contains { $0.setting == .hidesBackButton(true) } }
  var hidesBar: Bool { settings.contains { $0.setting == .hidesBar(true) } }
  var displayMode: NavigationBarItem.TitleDisplayMode {
    for case .displayMode(let mode) in settings.map(\.setting).reversed() { return mode }
    return .automatic
  }

  func items(_ placements: Set<ToolbarItemPlacement>) -> [Item] {
    toolbars.flatMap(\.items).filter { placements.contains($0.placement) }
  }

  func setTitle(_ title: Text, owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = titles.firstIndex(where: { $0.owner == id }) {
      if titles[index].title != title { titles[index].title = title }
    } else {
      titles.append((id, title))
    }
  }

  func setItems(_ items: [Item], owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = toolbars.firstIndex(where: { $0.owner == id }) {
      toolbars[index].items = items
    } else {
      toolbars.append((id, items))
    }
  }

  func setSearch(_ field: SearchField, owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = searches.firstIndex(where: { $0.owner == id }) {
      searches[index].field = field
    } else {
      searches.append((id, field))
    }
  }

  func set(_ setting: Setting, owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = settings.firstIndex(where: { $0.owner == id }) {
      if settings[index].setting != setting { settings[index].setting = setting }
    } else {
      settings.append((id, setting))
    }
  }

  func remove(owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if titles.contains(where: { $0.owner == id }) { titles.removeAll { $0.owner == id } }
    if toolbars.contains(where: { $0.owner == id }) { toolbars.removeAll { $0.owner == id } }
    if searches.contains(where: { $0.owner == id }) { searches.removeAll { $0.owner == id } }
    if settings.contains(where: { $0.owner == id }) { settings.removeAll { $0.owner == id } }
  }
}

extension EnvironmentValues {
  var bar: BarModel? {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}

private enum BarKey: EnvironmentKey {
  static var defaultValue: BarModel? { nil }
}

extension View {
  /// Says something about the bar above while this view is on the page.
  func bar(_ say: @escaping @MainActor (BarModel, _ViewNode, EnvironmentValues) -> Void)
    -> some View
  {
    RegistrationView(content: self) { owner, environment in
      if let bar = environment.bar { say(bar, owner, environment) }
    } unregister: { owner, environment in
      environment.bar?.remove(owner: owner)
    }
  }
}

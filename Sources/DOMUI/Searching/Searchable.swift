import ElementTree

/// Where a search field goes.
public struct SearchFieldPlacement: Sendable {
  /// Where the platform puts it.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the drawer below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// How the drawer shows the field.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// As the platform does.
    case automatic
    /// Always.
    case always
  }

  /// In the drawer below the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  /// Adds a search field to the bar above, or above the view where there is no bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Adds a search field to the bar above, or above the view where there is no bar.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field whose activity is bound.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }
}

private struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  @Environment(\.bar) private var bar
  @Environment(\.self) private var environment
  @State private var isActive = false

  func body(content: Content) -> some View {
    let isPresented = isPresented ?? $isActive
    let shown = content.environment(\.isSearching, isPresented.wrappedValue)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          isPresented.wrappedValue = false
        }
      )
      .environment(\.searchText, text.wrappedValue)
    if bar == nil {
      BarElement("div", "searchable", fills: true) {
        SearchFieldView(
          field: BarModel.SearchField(
            text: text, prompt: prompt, isPresented: isPresented, environment: environment))
        shown
      }
    } else {
      shown.bar { bar, owner, environment in
        bar.setSearch(
          BarModel.SearchField(
            text: text, prompt: prompt, isPresented: isPresented, environment: environment),
          owner: owner)
      }
    }
  }
}

/// A search field.
struct SearchFieldView: ElementView {
  let field: BarModel.SearchField
  var tag: String { "input" }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("search-field")
    let prompt = field.prompt?.string ?? SystemText.search(scene.environment.locale)
    spec.attributes["type"] = "search"
    spec.attributes["name"] = scene.name
    spec.attributes["placeholder"] = prompt
    spec.attributes["aria-label"] = prompt
    spec.properties["value"] = .string(field.text.wrappedValue)
    let element = scene.element
    spec.handlers["input"] = { event in
      guard case .string(let text)? = event.value else { return }
      element.noteReported("value", .string(text))
      field.text.wrappedValue = text
    }
    spec.handlers["focus"] = { _ in field.isPresented?.wrappedValue = true }
    return spec
  }
}

/// Ends a search.
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  /// Ends the search and empties the field.
  @MainActor
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Whether the person is searching.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search.
  public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// What stands in the search field, for `ContentUnavailableView.search`.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private enum SearchTextKey: EnvironmentKey {
  static let defaultValue = ""
}

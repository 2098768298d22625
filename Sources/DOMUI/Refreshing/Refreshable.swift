import ElementTree

/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes, and returns when the refresh has ended.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Refreshes what the view shows, when something above is refreshable.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension View {
  /// Lets the person refresh the view, by a pull or by a button that the keyboard reaches.
  public func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: action)
  }
}

private struct RefreshableView<Content: View>: View {
  let content: Content
  let action: @isolated(any) @Sendable () async -> Void
  @State private var refresher = Refresher()

  var body: some View {
    RefreshElement(refresher: refresher) {
      RefreshBar(refresher: refresher)
      content.environment(\.refresh, refresher.environmentAction)
    }
    .modifier(NewestAction(refresher: refresher, action: action))
    .onDisappear { refresher.cancel() }
  }
}

/// Hands the newest closure to the refresher; the environment below does not change with it.
private struct NewestAction: ViewModifier {
  let refresher: Refresher
  let action: @isolated(any) @Sendable () async -> Void

  func body(content: Content) -> some View {
    RegistrationView(content: content) { _, _ in
      refresher.action = action
    } unregister: { _, _ in
    }
  }
}

/// Runs one refresh at a time; a second pull joins the first.
@Observable @MainActor
final class Refresher {
  private(set) var isRefreshing = false
  @ObservationIgnored var action: (@isolated(any) @Sendable () async -> Void)?
  @ObservationIgnored private var task: Task<Void, Never>?

  @ObservationIgnored private(set) lazy var environmentAction = RefreshAction { [weak self] in
    await self?.run()
  }

  func start(on page: PageRuntime?) {
    guard task == nil, let action else { return }
    isRefreshing = true
    let reference = PageReference(page: page)
    task = Task { [weak self] in
      await CurrentPage.$reference.withValue(reference) { await action() }
      self?.end()
    }
  }

  func cancel() {
    task?.cancel()
  }

  private func run() async {
    await action?()
  }

  private func end() {
    task = nil
    isRefreshing = false
  }
}

private struct RefreshElement<Content: View>: ElementView {
  let refresher: Refresher
  @ViewBuilder let content: () -> Content
  var elementContent: Content { content() }

  func flexibility(of content: Flexibility) -> Flexibility { [.x, .y] }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("refreshable")
    spec.attributes["data-pull"] = ""
    if refresher.isRefreshing { spec.attributes["data-refreshing"] = "" }
    let page = scene.page
    spec.handlers["pull"] = { [weak page] _ in refresher.start(on: page) }
    return spec
  }
}

private struct RefreshBar: View {
  let refresher: Refresher
  @Environment(\.locale) private var locale

  var body: some View {
    BarElement("div", "refresh-bar") {
      RefreshButton(refresher: refresher)
      if refresher.isRefreshing { RefreshSpinner(label: SystemText.refreshing(locale)) }
    }
  }
}

private struct RefreshButton: ElementView {
  let refresher: Refresher
  var tag: String { "button" }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("refresh-button")
    spec.attributes["type"] = "button"
    spec.text = SystemText.refresh(scene.environment.locale)
    if refresher.isRefreshing { spec.attributes["aria-disabled"] = "true" }
    let page = scene.page
    spec.handlers["click"] = { [weak page] _ in refresher.start(on: page) }
    return spec
  }
}

private struct RefreshSpinner: ElementView {
  let label: String
  var tag: String { "div" }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("spinner")
    spec.attributes["role"] = "progressbar"
    spec.attributes["aria-label"] = label
    return spec
  }
}

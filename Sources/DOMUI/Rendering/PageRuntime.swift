import ElementTree

/// One page: the graph of nodes, the elements they made, and what waits to be done in this turn.
@MainActor
final class PageRuntime: LivePage {
  let document = ElementDocument(rootTag: "div")
  var needsRender: (@MainActor () -> Void)?
  let visibility = VisibilityScope()
  let request: PageRequest
  /// Counts of what this page did, for tests and benchmarks.
  private(set) var counts = PageCounts()

  private var rootNode: _ViewNode?
  private(set) var dirty = RefreshQueue()
  private var syncs: [any NodeContainer] = []
  private var syncing: Set<ObjectIdentifier> = []
  private var afterRender: [@MainActor () -> Void] = []
  /// How the changes of this turn are to be animated.
  private var animation: Animation?
  private var hasAsked = false
  private let presence = PagePresence()
  private let openPages = ActivePages.current
  private var kept: [String: String?] = [:]
  private var keptBefore: [String: String]
  private var rootElements: [Element] = []
  private var portals: [Element] = []

  init<Root: View>(request: PageRequest = PageRequest(), root: () -> Root) {
    self.request = request
    keptBefore = request.kept
    defer { openPages.add(self) }
    var environment = EnvironmentValues()
    environment[PageKey.self] = PageReference(page: self)
    environment.locale = Locale(identifier: request.languages.first ?? "en")
    let context = _NodeContext(
      page: self, parent: nil, container: nil, environment: environment, visibility: visibility)
    let rootNode = RootView._makeNode(RootView(presence: presence, content: root()), in: context)
    self.rootNode = rootNode
    var outputs: [_Output] = []
    rootNode.appendOutputs(to: &outputs)
    rootElements = outputs.map(\.host.element)
    layOut()
    render()
  }

  /// Puts an element into the layer for dialogs, above those that are open.
  func openPortal(_ element: Element) {
    portals.append(element)
    layOut()
  }

  /// Takes an element out of the layer for dialogs.
  func closePortal(_ element: Element) {
    portals.removeAll { $0 === element }
    layOut()
  }

  private func layOut() {
    if !rootElements.isEmpty { document.root.setChildren(rootElements + portals) }
  }

  func needRefresh(_ node: _ViewNode) {
    dirty.insert(node)
    ask()
  }

  func needSync(_ container: any NodeContainer) {
    if syncing.insert(ObjectIdentifier(container)).inserted { syncs.append(container) }
    ask()
  }

  func didRefresh(_ node: _ViewNode) {
    dirty.remove(node)
  }

  /// Runs `work` when the elements of this turn are in their places.
  func afterRender(_ work: @escaping @MainActor () -> Void) {
    afterRender.append(work)
    ask()
  }

  /// Animates the changes of this turn as a transaction says.
  func animate(_ transaction: Transaction) {
    guard let animation = transaction.animation, !transaction.disablesAnimations else { return }
    self.animation = animation
    ask()
  }

  func countBody() { counts.bodies += 1 }

  private func ask() {
    guard !hasAsked else { return }
    hasAsked = true
    needsRender?()
  }

  func render() {
    CurrentPage.$reference.withValue(PageReference(page: self)) { settle() }
  }

  private func settle() {
    hasAsked = true
    // What is done after a render may change state; a page that never settles is cut off and said so.
    var passes = 0
    while !(dirty.isEmpty && syncs.isEmpty && afterRender.isEmpty) {
      passes += 1
      if passes > 100 {
        RuntimeIssue.report(
          "A page changed its own state a hundred times in one turn; it was cut off.")
        dirty.removeAll()
        afterRender = []
        break
      }
      counts.passes += 1
      refreshDirtyNodes()
      let containers = syncs
      syncs = []
      syncing = []
      for container in containers { container.syncChildren() }
      guard dirty.isEmpty, syncs.isEmpty else { continue }
      let work = afterRender
      afterRender = []
      for item in work { item() }
    }
    if passes > 0, let animation {
      document.perform(
        .animate(milliseconds: animation.milliseconds, curve: animation.curve))
    }
    animation = nil
    for (key, value) in kept { document.perform(.keep(key: key, value: value)) }
    kept = [:]
    hasAsked = false
  }

  private func refreshDirtyNodes() {
    var refreshes: [ObjectIdentifier: Int] = [:]
    while let node = dirty.popFirst() {
      let id = ObjectIdentifier(node)
      refreshes[id, default: 0] += 1
      guard refreshes[id, default: 0] <= 100 else {
        RuntimeIssue.report("\(type(of: node)) changes what it reads; it was cut off.")
        continue
      }
      if node.isMounted { node.refresh() }
    }
  }

  func handle(_ event: ElementEvent) {
    _ = CurrentPage.$reference.withValue(PageReference(page: self)) { document.dispatch(event) }
  }

  /// Whether somebody looks at the page.
  var scenePhase: ScenePhase { presence.phase }

  func setActive(_ isActive: Bool) {
    presence.phase = isActive ? .active : .background
  }

  /// Whether somebody looks at the page.
  var isActive: Bool { presence.phase == .active }

  func close() {
    openPages.remove(self)
    afterRender = []
    rootNode?.unmount()
    rootNode = nil
    dirty.removeAll()
    syncs = []
    syncing = []
    // What views do when they leave, such as `onDisappear`: there is no later turn for it.
    let work = afterRender
    afterRender = []
    CurrentPage.$reference.withValue(PageReference(page: self)) {
      for item in work { item() }
    }
  }

  /// What an earlier run of the app kept under a key, given out once.
  func takeKept(_ key: String) -> String? { keptBefore.removeValue(forKey: key) }

  /// Hands a value to the page, to be given back after the app was started anew.
  func keep(_ key: String, _ value: String?) {
    kept[key] = .some(value)
    ask()
  }
}

/// Whether somebody looks at a page.
@Observable @MainActor
private final class PagePresence {
  var phase = ScenePhase.active
}

/// What holds an app's root view: the screen's frame.
private struct RootView<Content: View>: ElementView {
  let presence: PagePresence
  let content: Content
  var tag: String { "main" }
  var elementContent: some View { content.environment(\.scenePhase, presence.phase) }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("root")
    spec.attributes["lang"] = scene.environment.locale.identifier(.bcp47)
    spec.attributes["dir"] = scene.environment.layoutDirection.attribute
    return spec
  }
}

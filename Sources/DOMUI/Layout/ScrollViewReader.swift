import ElementTree

/// A view that can scroll to views with an identity.
public struct ScrollViewReader<Content: View> {
  /// Makes the content; the proxy scrolls.
  public var content: (ScrollViewProxy) -> Content
  @State private var targets = ScrollTargets()

  /// Makes a view whose content can be scrolled by a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content with the proxy.
  public var body: some View {
    EnvironmentWriter(content: content(ScrollViewProxy(targets: targets))) {
      $0.scrollTargets = targets
    }
  }
}

/// Scrolls to views by their identity.
@MainActor
public struct ScrollViewProxy {
  let targets: ScrollTargets

  /// Brings the view with an identity into view, when it is on the page.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    targets.scroll(to: id)
  }
}

/// Something that can make a view with an identity which is not on the page yet, such as a far row.
@MainActor
protocol ScrollTargetProvider: _ViewNode {
  /// Makes the view in this turn; false when there is none with this identity.
  func reveal(_ id: AnyHashable) -> Bool
}

/// Where the views with an identity are.
@MainActor
final class ScrollTargets {
  private struct Target {
    weak var element: Element?
  }

  private struct Provider {
    weak var node: (any ScrollTargetProvider)?
  }

  private var targets: [AnyHashable: Target] = [:]
  private var providers: [Provider] = []

  nonisolated init() {}

  /// How many views with an identity are known.
  var count: Int { targets.count }

  func note(_ element: Element?, for id: some Hashable) {
    targets[id] = element.map { Target(element: $0) }
  }

  /// Lets go of an identity, unless another view has it by now.
  func forget(_ id: some Hashable, of element: Element?) {
    guard let element, targets[id]?.element === element else { return }
    targets[id] = nil
  }

  func addProvider(_ node: any ScrollTargetProvider) {
    providers.removeAll { $0.node == nil }
    providers.append(Provider(node: node))
  }

  func scroll(to id: some Hashable) {
    if show(id) { return }
    for provider in providers {
      guard let node = provider.node, node.reveal(AnyHashable(id)) else { continue }
      node.page.afterRender { [weak self] in _ = self?.show(id) }
      return
    }
  }

  private func show(_ id: some Hashable) -> Bool {
    guard let element = targets[id]?.element, element.isAttached else { return false }
    element.document.perform(.scrollIntoView(element.id))
    return true
  }
}

extension EnvironmentValues {
  var scrollTargets: ScrollTargets? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }
}

private enum ScrollTargetsKey: EnvironmentKey { static let defaultValue: ScrollTargets? = nil }

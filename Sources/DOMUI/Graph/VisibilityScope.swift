/// A part of a page that is shown or covered as a whole, such as a tab or a pushed screen.
///
/// Nodes stay alive while they are covered; what depends on being seen (`onAppear`, `task`) listens.
@MainActor
final class VisibilityScope {
  private(set) var isVisible: Bool
  private weak var parent: VisibilityScope?
  private var children: [ObjectIdentifier: VisibilityScope] = [:]
  private var listeners: [(id: ObjectIdentifier, call: @MainActor (Bool) -> Void)] = []
  private var isShown: Bool

  init(parent: VisibilityScope? = nil, isShown: Bool = true) {
    self.parent = parent
    self.isShown = isShown
    isVisible = isShown && (parent?.isVisible ?? true)
    parent?.children[ObjectIdentifier(self)] = self
  }

  /// Shows or covers this part.
  func setShown(_ shown: Bool) {
    isShown = shown
    refresh()
  }

  /// Ends the scope; its listeners are gone already.
  func close() {
    parent?.children[ObjectIdentifier(self)] = nil
  }

  func listen(_ owner: AnyObject, _ call: @escaping @MainActor (Bool) -> Void) {
    listeners.append((ObjectIdentifier(owner), call))
  }

  func stopListening(_ owner: AnyObject) {
    listeners.removeAll { $0.id == ObjectIdentifier(owner) }
  }

  private func refresh() {
    let visible = isShown && (parent?.isVisible ?? true)
    guard visible != isVisible else { return }
    isVisible = visible
    for listener in listeners { listener.call(visible) }
    for child in children.values { child.refresh() }
  }
}

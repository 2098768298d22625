/// One value that a page keeps for a view, under the path of its node.
///
/// It is forgotten when the view leaves: what begins anew in a running app does so after a restart.
@MainActor
final class KeptValue {
  private weak var page: PageRuntime?
  private let key: String
  private var isKept = false

  init(page: PageRuntime?, path: NodePath) {
    self.page = page
    key = path.name
  }

  /// What an earlier run of the app kept here, given out once.
  func take() -> String? {
    let text = page?.takeKept(key)
    isKept = text != nil
    return text
  }

  /// Keeps a text from now on, or nothing.
  func keep(_ text: String?) {
    guard text != nil || isKept else { return }
    isKept = text != nil
    page?.keep(key, text)
  }

  /// Forgets the value for good: its view has left.
  func leave() {
    keep(nil)
    page = nil
  }
}

/// The navigation stacks of a tab, which go back to their roots when the person chooses the tab that
/// is shown already.
@MainActor
final class TabRoots {
  private struct Reference {
    weak var model: NavigationModel?
  }

  private var stacks: [Reference] = []

  func add(_ model: NavigationModel) {
    stacks.removeAll { $0.model == nil || $0.model === model }
    stacks.append(Reference(model: model))
  }

  func goBack() {
    for stack in stacks { stack.model?.popToRoot() }
  }
}

extension EnvironmentValues {
  var tabRoots: TabRoots? {
    get { self[TabRootsKey.self] }
    set { self[TabRootsKey.self] = newValue }
  }
}

private enum TabRootsKey: EnvironmentKey {
  static var defaultValue: TabRoots? { nil }
}

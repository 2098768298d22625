import ElementTree

/// The tabs of a tab view, and which of them is shown.
@Observable @MainActor
final class TabModel {
  struct Tab: Identifiable {
    let id: ObjectIdentifier
    var label: AnyView
    var tag: AnyHashable
    var panel: ElementID
    var button: ElementReference
  }

  private(set) var tabs: [Tab] = []
  /// The tag of the tab that is shown.
  var selected: AnyHashable?

  func setTabs(_ newTabs: [Tab]) {
    tabs = newTabs
    if selected == nil { selected = newTabs.first?.tag }
  }

  func isSelected(_ tag: AnyHashable) -> Bool {
    selected == tag
  }
}

/// Tells a tab view of a tab.
enum TabTrait: ViewTraitKey {
  struct Value {
    let owner: ObjectIdentifier
    let label: AnyView
    let show: @MainActor (Bool) -> Void
  }
}

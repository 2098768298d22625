import ElementTree

/// The tabs of a tab view, and which of them is shown.
@Observable @MainActor
final class TabModel: RestorableObject {
  struct Tab: Identifiable {
    let id: ObjectIdentifier
    var label: AnyView
    var tag: AnyHashable
    var panel: ElementID
    var button: ElementReference
    var roots: TabRoots
  }

  private(set) var tabs: [Tab] = []
  /// The tag of the tab that is shown.
  private(set) var selected: AnyHashable?
  @ObservationIgnored private let kept: KeptValue
  /// Which tab an earlier run of the app showed, until the tabs are known.
  @ObservationIgnored private var restored: Int?

  init(kept: KeptValue) {
    self.kept = kept
    restored = kept.take().flatMap { Int($0) }
  }

  func setTabs(_ newTabs: [Tab]) {
    tabs = newTabs
    if selected == nil { selected = restoredTag(in: newTabs) ?? newTabs.first?.tag }
    restored = nil
  }

  func select(_ tag: AnyHashable) {
    selected = tag
    kept.keep(tabs.firstIndex { $0.tag == tag }.map(String.init))
  }

  /// The tab that an earlier run of the app showed.
  ///
  /// A place is kept instead of a tag: tags need not be `Codable`.
  func restoredTag(in tabs: [Tab]) -> AnyHashable? {
    restored.flatMap { tabs.indices.contains($0) ? tabs[$0].tag : nil }
  }

  func leaveNode() { kept.leave() }

  func isSelected(_ tag: AnyHashable) -> Bool {
    selected == tag
  }
}

/// Tells a tab view of a tab.
enum TabTrait: ViewTraitKey {
  struct Value {
    let owner: ObjectIdentifier
    let label: AnyView
    let roots: TabRoots
    let show: @MainActor (Bool) -> Void
  }
}

import ElementTree

/// What stands on a navigation stack, and how values become screens.
@Observable @MainActor
final class NavigationModel: RestorableObject {
  /// One screen above the root.
  struct Entry: Identifiable {
    enum Source {
      case value(AnyHashable)
      case view(link: String?, dismiss: @MainActor () -> Void)
    }
    let id: Int
    var source: Source
    /// Whether the screen was there before the app was started anew.
    var isRestored = false
    /// The control that opened the screen, to which the focus returns.
    var opener: ElementID?
  }

  private(set) var entries: [Entry] = []
  /// The screens that no value stands for; by themselves, so that a newer one does not evaluate the
  /// stack, whose root may be what says so.
  private var views: [Int: AnyView] = [:]
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  @ObservationIgnored private var lastID = 0
  @ObservationIgnored private var restoration: PathRestoration
  /// Tells the owner of a bound path what the person did.
  @ObservationIgnored var pathChanged: (@MainActor ([AnyHashable]) -> Void)?

  init(kept: KeptValue) {
    restoration = PathRestoration(kept: kept)
  }

  func leaveNode() { restoration.forget() }

  /// The values of the path; screens without a value are left out.
  private var values: [AnyHashable] {
    entries.compactMap { if case .value(let value) = $0.source { value } else { nil } }
  }

  func push(_ value: AnyHashable, opener: ElementID? = nil) {
    append(.value(value), opener: opener)
    pathChanged?(values)
    restoreMore()
  }

  /// Pushes a screen that no value stands for; answers its number.
  @discardableResult
  func push(
    _ view: AnyView, link: String? = nil, opener: ElementID? = nil,
    dismiss: @escaping @MainActor () -> Void = {}
  ) -> Int {
    let id = append(.view(link: link, dismiss: dismiss), opener: opener)
    views[id] = view
    restoreMore()
    return id
  }

  func replace(_ id: Int, view: AnyView) {
    if views[id] != nil { views[id] = view }
  }

  /// Takes a screen and those above it away; answers the control that had opened it.
  @discardableResult
  func pop(_ id: Int) -> ElementID? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    let gone = entries[index...]
    let opener = gone.first?.opener
    entries.removeSubrange(index...)
    for entry in gone {
      views[entry.id] = nil
      if case .view(_, let dismiss) = entry.source { dismiss() }
    }
    restoration.keep(entries, awaitsMore: false)
    pathChanged?(values)
    return opener
  }

  /// Takes every screen above the root away.
  func popToRoot() {
    if let first = entries.first { pop(first.id) }
  }

  /// Follows a path that the app set.
  func setPath(_ path: [AnyHashable]) {
    guard path != values else { return }
    var kept = 0
    while kept < entries.count, kept < path.count,
      case .value(let value) = entries[kept].source, value == path[kept]
    { kept += 1 }
    for entry in entries[kept...] { views[entry.id] = nil }
    entries.removeSubrange(kept...)
    restoration.keep(entries, awaitsMore: kept < path.count)
    for value in path[kept...] { append(.value(value), opener: nil) }
  }

  /// Follows the path that the app begins with, or hands it the path that was restored.
  func begin(with path: [AnyHashable]) {
    if path.isEmpty, !values.isEmpty { pathChanged?(values) } else { setPath(path) }
  }

  func setDestination<D: Hashable>(for type: D.Type, _ make: @escaping (D) -> AnyView) {
    destinations[ObjectIdentifier(type)] = { value in (value.base as? D).map(make) }
    restoration.learn(type)
    restoreMore()
  }

  func removeDestination<D: Hashable>(for type: D.Type) {
    destinations[ObjectIdentifier(type)] = nil
  }

  func view(for entry: Entry) -> AnyView {
    switch entry.source {
    case .view:
      return views[entry.id] ?? AnyView(EmptyView())
    case .value(let value):
      let type = Swift.type(of: value.base)
      if let view = destinations[ObjectIdentifier(type)]?(value) { return view }
      RuntimeIssue.report(
        "No navigationDestination(for: \(type).self) on the stack that was asked to show a \(type)."
      )
      return AnyView(
        Text(verbatim: "⚠️ There is no destination for a \(type) on this navigation stack."))
    }
  }

  /// Whether the next screen to restore is the one that a link opens.
  func awaits(link: String) -> Bool { restoration.awaits(link: link) }

  @discardableResult
  private func append(_ source: Entry.Source, opener: ElementID?) -> Int {
    let restored = restoration.claim(source)
    let id = restored ?? lastID + 1
    put(Entry(id: id, source: source, isRestored: restored != nil, opener: opener))
    return id
  }

  private func put(_ entry: Entry) {
    lastID = max(lastID, entry.id)
    entries.append(entry)
    restoration.keep(entries, awaitsMore: entry.isRestored)
  }

  /// Puts the next screens on that were there before the app was started anew.
  private func restoreMore() {
    var hasMore = false
    while let (id, value) = restoration.takeNextValue() {
      put(Entry(id: id, source: .value(value), isRestored: true))
      hasMore = true
    }
    if hasMore { pathChanged?(values) }
  }
}

extension EnvironmentValues {
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

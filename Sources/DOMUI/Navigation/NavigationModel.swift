import ElementTree

/// What stands on a navigation stack, and how values become screens.
@Observable @MainActor
final class NavigationModel {
  /// One screen above the root.
  struct Entry: Identifiable {
    enum Source {
      case value(AnyHashable)
      case view(AnyView, dismiss: @MainActor () -> Void)
    }
    let id: Int
    var source: Source
    /// The control that opened the screen, to which the focus returns.
    var opener: ElementID?
  }

  private(set) var entries: [Entry] = []
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  @ObservationIgnored private var lastID = 0
  /// Tells the owner of a bound path what the person did.
  @ObservationIgnored var pathChanged: (@MainActor ([AnyHashable]) -> Void)?

  /// The values of the path; screens without a value are left out.
  private var values: [AnyHashable] {
    entries.compactMap { if case .value(let value) = $0.source { value } else { nil } }
  }

  func push(_ value: AnyHashable, opener: ElementID? = nil) {
    append(.value(value), opener: opener)
    pathChanged?(values)
  }

  /// Pushes a screen that no value stands for; answers its number.
  @discardableResult
  func push(
    _ view: AnyView, opener: ElementID? = nil, dismiss: @escaping @MainActor () -> Void = {}
  ) -> Int {
    append(.view(view, dismiss: dismiss), opener: opener)
    return lastID
  }

  func replace(_ id: Int, view: AnyView) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    if case .view(_, let dismiss) = entries[index].source {
      entries[index].source = .view(view, dismiss: dismiss)
    }
  }

  /// Takes a screen and those above it away; answers the control that had opened it.
  @discardableResult
  func pop(_ id: Int) -> ElementID? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    let gone = entries[index...]
    let opener = gone.first?.opener
    entries.removeSubrange(index...)
    for entry in gone {
      if case .view(_, let dismiss) = entry.source { dismiss() }
    }
    pathChanged?(values)
    return opener
  }

  /// Follows a path that the app set.
  func setPath(_ path: [AnyHashable]) {
    guard path != values else { return }
    var kept = 0
    while kept < entries.count, kept < path.count,
      case .value(let value) = entries[kept].source, value == path[kept]
    { kept += 1 }
    entries.removeSubrange(kept...)
    for value in path[kept...] { append(.value(value), opener: nil) }
  }

  func setDestination<D: Hashable>(for type: D.Type, _ make: @escaping (D) -> AnyView) {
    destinations[ObjectIdentifier(type)] = { value in (value.base as? D).map(make) }
  }

  func removeDestination<D: Hashable>(for type: D.Type) {
    destinations[ObjectIdentifier(type)] = nil
  }

  func view(for entry: Entry) -> AnyView {
    switch entry.source {
    case .view(let view, _):
      return view
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

  private func append(_ source: Entry.Source, opener: ElementID?) {
    lastID += 1
    entries.append(Entry(id: lastID, source: source, opener: opener))
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

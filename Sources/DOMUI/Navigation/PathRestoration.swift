/// The screens of a stack as a page keeps them, and those that still have to come back.
///
/// A screen comes back as soon as it can: a value when its destination is known, the screen of a
/// link when the link is there. What the person or the app does meanwhile ends it.
@MainActor
struct PathRestoration {
  /// One screen above the root.
  private struct KeptScreen: Codable {
    enum Source: Codable, Equatable {
      case value(type: String, json: String)
      case link(String)
      /// Shown by a binding, which brings it back by itself.
      case presented
    }
    var id: Int
    var source: Source
  }

  private let kept: KeptValue
  private var pending: [KeptScreen]
  private var decoders: [String: (String) -> AnyHashable?] = [:]

  init(kept: KeptValue) {
    self.kept = kept
    pending =
      kept.take().flatMap {
        KeptCoding.value([KeptScreen].self, from: $0) as? [KeptScreen]
      } ?? []
  }

  /// Keeps the screens that are there; those that still have to come back are given up unless the
  /// change was a part of coming back.
  mutating func keep(_ entries: [NavigationModel.Entry], awaitsMore: Bool) {
    if !awaitsMore { pending = [] }
    var screens: [KeptScreen] = []
    for entry in entries {
      // Nothing above a screen that cannot come back could come back in its place.
      guard let source = Self.source(of: entry.source) else { break }
      screens.append(KeptScreen(id: entry.id, source: source))
    }
    if screens.count == entries.count { screens += pending }
    kept.keep(screens.isEmpty ? nil : KeptCoding.text(of: screens))
  }

  func forget() { kept.leave() }

  /// Takes note of a type whose values open screens.
  mutating func learn<D: Hashable>(_ type: D.Type) {
    guard KeptCoding.canKeep(type) else { return }
    decoders[Self.name(of: type)] = { text in
      (KeptCoding.value(type, from: text) as? D).map { AnyHashable($0) }
    }
  }

  /// Takes the next screen, when it is one of a value whose destination is known.
  mutating func takeNextValue() -> (id: Int, value: AnyHashable)? {
    guard let next = pending.first, case .value(let type, let json) = next.source,
      let decode = decoders[type]
    else { return nil }
    guard let value = decode(json) else {
      pending = []
      return nil
    }
    pending.removeFirst()
    return (next.id, value)
  }

  /// Whether the next screen is the one that a link opens.
  func awaits(link: String) -> Bool { pending.first?.source == .link(link) }

  /// The number of the screen that comes back with a source; `nil` when it is a new one.
  mutating func claim(_ source: NavigationModel.Entry.Source) -> Int? {
    guard let next = pending.first, Self.source(of: source) == next.source else { return nil }
    pending.removeFirst()
    return next.id
  }

  private static func source(of source: NavigationModel.Entry.Source) -> KeptScreen.Source? {
    switch source {
    case .view(let link?, _): return .link(link)
    case .view(nil, _): return .presented
    case .value(let value):
      let type = type(of: value.base)
      return KeptCoding.text(of: value.base).map { .value(type: name(of: type), json: $0) }
    }
  }

  /// A name of a type that is the same in every run, also for private types.
  private static func name(of type: Any.Type) -> String {
    _mangledTypeName(type) ?? String(reflecting: type)
  }
}

import CheckerCore
import CheckerIndex

/// A list of values that is shown, and the loaded one that it is made from.
struct ShownCollection {
  /// The collection that starts empty and that asynchronous work fills.
  let loaded: LoadedCollection
  /// Whether something that a person types narrows it.
  let isFiltered: Bool

  /// Reads the collection that a path means: a loaded one, or one that is computed or copied from
  /// such a one.
  init?(_ path: [String], _ resolver: Resolver) {
    if let loaded = LoadedCollection(path, resolver) {
      self.init(loaded: loaded, isFiltered: false)
      return
    }
    guard path.count <= 2, let (owner, property) = resolver.property(path), !property.isHandedIn
    else { return nil }
    let prefix = Array(path.dropLast())
    if !property.isStored {
      self.init(property.reads, of: owner, prefix, resolver)
      return
    }
    // A copy, made again whenever its source changes.
    guard property.initial == .empty, !property.isConstant else { return nil }
    let writers = owner.functions.filter { function in
      !function.awaits && !function.startsTask
        && function.assigns.contains { $0.name == property.name && $0.value != "[]" }
    }
    guard writers.count == 1 else { return nil }
    self.init(writers[0].reads, of: owner, prefix, resolver)
  }

  private init?(
    _ reads: Set<String>, of owner: TypeView, _ prefix: [String], _ resolver: Resolver
  ) {
    let typed: Set<String> = ["search", "query", "filter", "filtered", "searchable"]
    for property in owner.parts.flatMap(\.properties).sorted(by: { $0.name < $1.name })
    where reads.contains(property.name) {
      let isFiltered = reads.contains { Words.name($0, has: typed) }
      let path = prefix + [property.name]
      if let loaded = LoadedCollection(path, resolver) {
        self.init(loaded: loaded, isFiltered: isFiltered)
        return
      }
      guard let inner = resolver.context.index.type(property.type, in: owner.name),
        inner.isObservable
      else { continue }
      for part in inner.parts.flatMap(\.properties).sorted(by: { $0.name < $1.name })
      where reads.contains(part.name) {
        if let loaded = LoadedCollection(path + [part.name], resolver) {
          self.init(loaded: loaded, isFiltered: isFiltered)
          return
        }
      }
    }
    return nil
  }

  private init(loaded: LoadedCollection, isFiltered: Bool) {
    self.loaded = loaded
    self.isFiltered = isFiltered
  }
}

import CheckerCore
import CheckerIndex

/// A list of values that a view shows and that asynchronous work fills.
struct LoadedCollection {
  let owner: TypeView
  let property: PropertyFacts
  /// The function that fills it.
  let loader: FunctionFacts

  /// Reads the collection that a path means; `nil` where it is filled in another way.
  init?(_ path: [String], _ resolver: Resolver) {
    guard let last = path.last, let (owner, property) = resolver.property(path), property.isStored,
      !property.isConstant, !property.isStatic, !property.isHandedIn,
      property.type.map(TypeName.isCollection) == true || property.initial == .empty
    else { return nil }
    let loader = owner.functions.first { function in
      (function.awaits || function.startsTask)
        && function.assigns.contains { $0.name == last && $0.value != "[]" && $0.value != "nil" }
    }
    guard let loader else { return nil }
    // Rows that a person adds here have their own way out of emptiness.
    let isEdited = owner.functions.contains { function in
      Words.name(function.name, has: ["add", "insert", "append"]) && function.reads.contains(last)
    }
    guard !isEdited else { return nil }
    self.owner = owner
    self.property = property
    self.loader = loader
  }
}
